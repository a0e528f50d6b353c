import { amountText } from './amount-text';
import { parseAmount } from './parse-amount';

describe('an amount written by a French reader', () => {
  it.each([
    ['1 234,56', 1234.56],
    ['1\u202f234,56', 1234.56],
    ['1\u00a0234,56\u00a0€', 1234.56],
    ['1234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['215 000', 215_000],
    ['0', 0],
    ['12,5', 12.5],
  ])('« %s » is %d euros', (text, euros) => {
    expect(parseAmount(text)).toBe(euros);
  });

  it.each(['', 'mille deux cents', '1.234', '1,234.56', '10 00', '-5', '12,345', '1 234,56 $'])(
    '« %s » is asked again',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );

  it('is shown with two decimals and a thin space that does not break', () => {
    expect(amountText(215_000)).toBe('215\u202f000,00');
    expect(amountText(null)).toBe('');
  });

  it('reads back what it shows', () => {
    expect(parseAmount(amountText(1_234_567.89))).toBe(1_234_567.89);
  });
});
