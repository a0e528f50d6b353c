import { validateWith } from '@portal/forms';
import { birthdayRules } from './birthday-rules';

const now = new Date('2026-11-22T10:00:00Z');
const said = (birthday: string) => validateWith({ birthday: birthdayRules(now) })({ birthday }).birthday;

it.each([
  ['', undefined],
  ['1984-03-02', undefined],
  ['2008-11-22', undefined],
  ['2008-11-23', 'Il faut avoir 18 ans pour emprunter\u00A0: vérifiez la date de naissance.'],
  ['2022-06-01', 'Il faut avoir 18 ans pour emprunter\u00A0: vérifiez la date de naissance.'],
  ['2027-01-01', 'La date de naissance ne peut pas être dans le futur.'],
  ['0084-03-02', 'Vérifiez l’année de naissance.'],
])('A18: born on %j', (birthday, words) => {
  expect(said(birthday)).toBe(words);
});
