import { commonPasswords, passwordProblem } from './password-policy';

it.each([
  ['Abcdef1', 'The password must be at least 8 characters long'],
  ['abcdef1', 'The password must be at least 8 characters long and include an upper case letter'],
  ['Abcdefg', 'The password must be at least 8 characters long and include a number'],
  ['abc', 'The password must be at least 8 characters long and include an upper case letter and a number'],
  ['abcdefg1', 'The password must include an upper case letter'],
  ['Abcdefgh', 'The password must include a number'],
  ['abcdefgh', 'The password must include an upper case letter and a number'],
  ['-', 'The password must be at least 8 characters long and include an upper case letter and a number'],
])('says of %s what is missing', (password, detail) => {
  expect(passwordProblem(password)).toEqual({ title: 'password complexity constraint', detail });
});

it('says that a password of more than 128 characters is too long', () => {
  const detail = 'This value is too long. It should have 128 characters or less.';
  expect(passwordProblem(`Aa1${'x'.repeat(126)}`)).toEqual({ title: 'length constraint', detail });
});

it.each(['MAJUSCULE12', 'ABCDEFG1', 'Secret123', 'Élégante9', 'mot De passe 1', `Aa1${'x'.repeat(125)}`])(
  'is content with %s: eight characters, an upper-case letter, a digit',
  (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  },
);

describe('with the list of common passwords', () => {
  const refusal = {
    title: 'common password constraint',
    detail: 'Ce mot de passe est trop courant et serait vite deviné. Choisissez-en un autre.',
  };

  it('knows at least 3 000', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  });

  it.each([
    'Password1',
    'pAssword123',
    'Azerty123',
    'Motdepasse1',
    'Qwerty123!',
    'Qwerty123!?',
    'InterGestion2026',
    'MonInterGestion1',
  ])('refuses %s, in French', (password) => {
    expect(passwordProblem(password, true)).toEqual(refusal);
    expect(passwordProblem(password)).toBeUndefined();
  });

  it('is content with a password of one’s own, and says first what the policy misses', () => {
    expect(passwordProblem('Tilleul-48-Persienne', true)).toBeUndefined();
    expect(passwordProblem('Qwerty-123', true)).toBeUndefined();
    expect(passwordProblem('password1', true)?.title).toBe('password complexity constraint');
  });
});
