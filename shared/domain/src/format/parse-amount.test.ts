import fc from 'fast-check';
import {
  formatAmountField,
  formatAmountInput,
  formatMoney,
  formatNumber,
  formatWholeMoney,
  parseAmount,
} from './money';
import cases from './parse-amount.test.json';

describe('an amount as people type it', () => {
  it.each(cases.amounts as [string, number][])('« %s » is %d euros', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each(cases.unclear)('« %s » is asked again', (typed) => {
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

  it('is empty in a field when there is none', () => {
    expect(formatAmountInput(undefined)).toBe('');
    expect(formatAmountField(null)).toBe('');
    expect(formatAmountField(215_000)).toBe('215\u202F000,00');
  });
});
