import { parseRate, rateText } from './money';

it.each([
  ['3,5', 3.5],
  ['3.50 %', 3.5],
  ['0,365%', 0.365],
  [' 4 ', 4],
])('reads the rate « %s »', (text, percent) => {
  expect(parseRate(text)).toBe(percent);
});

it.each(['', 'trois', '3,5000', '-1', '3,5 % par an'])('asks « %s » again', (text) => {
  expect(parseRate(text)).toBeUndefined();
});

it('writes a rate with two decimals, and says of one that there is none', () => {
  expect(rateText(4.5)).toBe('4,50\u00A0%');
  expect(rateText(null)).toBe('non calculable');
});
