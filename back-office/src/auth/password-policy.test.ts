import { passwordProblem } from './password-policy';

it.each([
  ['Abcdef1', 'The password must be at least 8 characters long'],
  ['abcdef1', 'The password must be at least 8 characters long and include an upper case letter'],
  ['Abcdefg', 'The password must be at least 8 characters long and include a number'],
  ['abc', 'The password must be at least 8 characters long and include an upper case letter and a number'],
  ['abcdefg1', 'The password must include an upper case letter'],
  ['Abcdefgh', 'The password must include a number'],
  ['abcdefgh', 'The password must include an upper case letter and a number'],
  ['ABCDEFG1', 'The password must include a lower case letter'],
  [
    '-',
    'The password must be at least 8 characters long and include a lower case letter, an upper case letter, and a number',
  ],
])('says of %s what is missing', (password, detail) => {
  expect(passwordProblem(password)).toEqual({ title: 'password complexity constraint', detail });
});

it.each(['Secret123', 'Élégante9', 'mot De passe 1', `Aa1${'x'.repeat(125)}`])(
  'is content with %s',
  (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  },
);
