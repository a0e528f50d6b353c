import { validateWith } from '@portal/forms';
import fc from 'fast-check';
import { birthdayRules } from './person-fields';

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
])('A18: born on %j', (birthday, words) => {
  expect(said(birthday)).toBe(words);
});

it('A18: of all days, those of an adult who can be alive are taken, and no other', () => {
  const day = fc.date({ min: new Date('1890-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (born) => {
      const birthday = born.toISOString().slice(0, 10);
      expect(said(birthday) === undefined).toBe(birthday >= '1900-01-01' && birthday <= '2008-11-22');
    }),
  );
});
