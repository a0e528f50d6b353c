import fc from 'fast-check';
import { partsOf, problemOfDate, typedDay, valueOf, wholeDate } from './date-parts';

it.each(['29/02/1992', '29.2.1992', ' 29-02-1992 ', '29 02 1992', '1992-02-29', '1992/2/29', '29021992'])(
  'reads « %s » as one date',
  (text) => {
    const parts = wholeDate(text);
    expect(parts && valueOf(parts)).toBe('1992-02-29');
  },
);

it.each(['', '29', '29/02', '29/02/92', 'le 29 février', '2902199'])('does not read « %s »', (text) => {
  expect(wholeDate(text)).toBeUndefined();
});

it.each([
  ['1992-02-29', undefined],
  ['1992-02-', 'Indiquez aussi le jour.'],
  ['1992--', 'Indiquez aussi le jour et le mois.'],
  ['-02-29', 'Indiquez aussi l’année.'],
  ['92-02-29', 'Indiquez l’année en quatre chiffres.'],
  ['1991-02-29', 'Cette date n’existe pas\u00A0: vérifiez le jour et le mois.'],
  ['1992-13-01', 'Cette date n’existe pas\u00A0: vérifiez le jour et le mois.'],
])('of the date « %s » says %s', (value, words) => {
  expect(problemOfDate(value)).toBe(words);
});

it('accepts every day of the calendar, and gives its value back from its parts', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      expect(problemOfDate(iso)).toBeUndefined();
      expect(valueOf(partsOf(iso))).toBe(iso);
    }),
  );
});

it.each([
  [' ', {}],
  ['1/2/2026', { day: '2026-02-01' }],
  ['01022026', { day: '2026-02-01' }],
  ['01/02/26', { problem: 'Indiquez le jour, le mois et l’année\u00A0: 31/12/2026.' }],
  ['30/02/2026', { problem: 'Cette date n’existe pas\u00A0: vérifiez le jour et le mois.' }],
])('takes « %s », typed in one field, for %j', (text, read) => {
  expect(typedDay(text)).toEqual(read);
});
