import { rulesOf, validateWith } from '@portal/forms';
import { birthdayRules, nameFields } from './person-fields';

const now = new Date('2026-11-22T10:00:00Z');
const said = (birthday: string) =>
  validateWith({ birthday: birthdayRules(() => now) })({ birthday }).birthday;

it.each([
  ['', undefined],
  ['1984-03-02', undefined],
  ['2008-11-22', undefined],
  ['2008-11-23', 'Le compte est réservé aux personnes majeures\u00A0: vérifiez la date de naissance.'],
  ['2022-06-01', 'Le compte est réservé aux personnes majeures\u00A0: vérifiez la date de naissance.'],
  ['2027-01-01', 'La date de naissance ne peut pas être dans le futur.'],
  ['0084-03-02', 'Vérifiez l’année de naissance.'],
  ['1899-12-31', 'Vérifiez l’année de naissance.'],
  ['1900-01-01', undefined],
])('born on %j', (birthday, words) => {
  expect(said(birthday)).toBe(words);
});

it('a name has the maximum of names, and says it', () => {
  const faultsOf = validateWith(rulesOf(nameFields('un')));
  const values = { firstName: 'x', middleName: '', lastName: 'x'.repeat(100) };
  expect(faultsOf(values).lastName).toBeUndefined();
  expect(faultsOf({ ...values, lastName: 'x'.repeat(101) }).lastName).toBe(
    'Ce nom est trop long\u00a0: 100\u00a0caractères au plus.',
  );
});
