import { isStrongPassword, passwordFault, WEAK_PASSWORD } from './password';

it.each([
  ['Portail2026', undefined],
  ['ÉCOLE2026é', undefined],
  ['MAJUSCULE12', undefined],
  ['portail2026', 'Le mot de passe doit comporter une lettre majuscule et un chiffre'],
  ['Portailportail', 'Le mot de passe doit comporter une lettre majuscule et un chiffre'],
])('%s is told "%s"', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
  expect(isStrongPassword(password)).toBe(fault === undefined);
});

it('speaks of the eight characters when there are fewer', () => {
  expect(passwordFault('Abc123')).toContain('au moins 8 caractères');
});

it('has the sentence of the specification for what the server finds weak', () => {
  expect(WEAK_PASSWORD).toBe(
    'Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre.',
  );
});
