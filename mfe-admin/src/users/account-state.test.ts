import { accountState } from './user-cells';

it.each([
  [{ enabled: undefined, confirmed: undefined }, undefined],
  [{ enabled: undefined, confirmed: false }, undefined],
  [{ enabled: false, confirmed: true }, 'Désactivé'],
  [{ enabled: true, confirmed: false }, 'À confirmer'],
  [{ enabled: true, confirmed: true }, 'Actif'],
])('an account %j is said to be %s', (person, words) => {
  expect(accountState(person)?.words).toBe(words);
});
