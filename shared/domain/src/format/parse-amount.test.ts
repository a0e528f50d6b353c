import fc from 'fast-check';
import {
  formatAmountField,
  formatAmountInput,
  formatMoney,
  formatNumber,
  formatWholeMoney,
  parseAmount,
} from './money';

describe('an amount as people type it', () => {
  it.each([
    ['0', 0],
    ['-12', -12],
    ['\u221212,50', -12.5],
    ['215000', 215_000],
    ['215 000', 215_000],
    ['215.000', 215_000],
    ['1 234,56', 1234.56],
    ['1234.56', 1234.56],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.234,56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1 234.56', 1234.56],
    ['  1 234,56 € ', 1234.56],
    ['1\u00A0234,5', 1234.5],
    ['1\u2009234', 1234],
    ['1\u202F234\u202F567,89\u00A0€', 1_234_567.89],
    ['215 000 euros', 215_000],
    ['215000 EUR', 215_000],
    ['215k', 215_000],
    ['215K', 215_000],
    ['215 k€', 215_000],
    ['215k €', 215_000],
    ['215,5 k€', 215_500],
    ['1.234k', 1234],
  ])('« %s » is %d euros', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '€',
    'k€',
    'abc',
    'mille deux cents',
    '1,234',
    '1,234.56',
    '0.123',
    '12 34',
    '1.23.456',
    '1 234.567',
    '12,345',
    '1 234,567',
    '215 k 000',
    '1 234,56 $',
    '1e5',
  ])('« %s » is asked again', (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  });
});

describe('an amount as the portal writes it', () => {
  const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  const whole = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });

  it('is read back the same, cents included', () => {
    fc.assert(
      fc.property(cents, (count) => {
        const amount = count / 100;
        for (const write of [formatMoney, formatAmountField, formatAmountInput])
          expect(parseAmount(write(amount))).toBe(amount);
      }),
    );
  });

  it('is read back the same without cents', () => {
    fc.assert(
      fc.property(whole, (amount) => {
        for (const write of [formatWholeMoney, formatNumber]) expect(parseAmount(write(amount))).toBe(amount);
      }),
    );
  });

  it('is read back whatever spaces it was pasted with', () => {
    const space = fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009');
    fc.assert(
      fc.property(cents, space, (count, between) => {
        expect(parseAmount(formatMoney(count / 100).replace(/\s/g, between))).toBe(count / 100);
      }),
    );
  });

  it('is empty in a field when there is none', () => {
    expect(formatAmountInput(undefined)).toBe('');
    expect(formatAmountField(null)).toBe('');
    expect(formatAmountField(215_000)).toBe('215\u202F000,00');
  });
});
