import { figuresInWords, readAmount, readDay, readNumber, readRate } from './figures';
import { BadUsage } from './refusal';

it.each([
  ['1800', 1800],
  ['1800.5', 1800.5],
  ['1800,50', 1800.5],
  ['1 800,50', 1800.5],
  ['1\u202F234\u202F567,89 €', 1_234_567.89],
  ['100 000€', 100_000],
  ['0', 0],
])('takes %s for an amount in euros', (text, amount) => {
  expect(readAmount('fees', text)).toBe(amount);
});

it.each(['1.800', '1,800', '1 80', '12 34', '-5', '1e9', '€', '', '100 000 001', '1,234.56', 'beaucoup'])(
  'does not guess what amount "%s" is',
  (text) => {
    expect(() => readAmount('fees', text)).toThrow(BadUsage);
    expect(() => readAmount('fees', text)).toThrow(`--fees "${text}" is not an amount in euros`);
  },
);

it.each([
  ['3,5', 3.5],
  ['3.50 %', 3.5],
  ['0,125', 0.125],
])('takes %s for a rate', (text, rate) => {
  expect(readRate('rate', text)).toBe(rate);
});

it.each(['0', '31', '3,5555', '-1', 'abc', '3 5'])('does not take "%s" for a rate', (text) => {
  expect(() => readRate('rate', text)).toThrow(BadUsage);
});

it.each(['2026-02-30', '31/12/2026', '2026-1-1', '0026-01-01', '2026-13-01', 'demain'])(
  'does not take "%s" for a day',
  (text) => {
    expect(() => readDay('from', text)).toThrow(BadUsage);
  },
);

it('takes days and whole numbers within bounds', () => {
  expect(readDay('from', '2028-02-29')).toBe('2028-02-29');
  expect(readNumber('limit', '20', 1, 1000)).toBe(20);
  for (const text of ['0', '1001', '1.5', '-1', '']) {
    expect(() => readNumber('limit', text, 1, 1000)).toThrow(BadUsage);
  }
});

it('states the figures that were given as the portal reads them, one fact a line', () => {
  const given = new Map(
    Object.entries({ amount: '100 000', years: '20', rate: '3,5', insurance: '25', fees: '1800' }),
  );
  expect(figuresInWords((option) => given.get(option))).toBe(
    [
      'Montant du crédit\u00A0: 100\u202F000,00\u00A0€',
      'Durée\u00A0: 20 ans, 240 mensualités',
      'Taux débiteur fixe\u00A0: 3,50\u00A0%',
      'Assurance\u00A0: 25,00\u00A0€ par mois',
      'Frais de dossier, de garantie et de courtage\u00A0: 1\u202F800,00\u00A0€',
    ].join('\n'),
  );
  expect(figuresInWords(() => undefined)).toBe('');
});
