import { mannWhitney } from './mann-whitney';

const numbers = (count: number, first = 0): number[] => Array.from({ length: count }, (_, n) => first + n);

it('finds what SciPy finds of the same samples, with ties and without', () => {
  expect(mannWhitney([1.1, 2.2, 3.3, 4.4, 5.5], [2.6, 3.7, 4.8, 5.9, 7])).toBeCloseTo(0.210075, 5);
  expect(mannWhitney([1, 2, 2, 3, 3, 3, 4], [2, 3, 3, 4, 4, 5, 5, 6])).toBeCloseTo(0.049884, 5);
});

it('finds no difference between one sample and itself, nor between values that are all equal', () => {
  expect(mannWhitney(numbers(50), numbers(50))).toBeCloseTo(1, 2);
  expect(mannWhitney([3, 3, 3], [3, 3])).toBe(1);
});

it('finds what lies a little beside, in either direction', () => {
  expect(mannWhitney(numbers(200), numbers(200, 40))).toBeLessThan(0.001);
  expect(mannWhitney(numbers(200, 40), numbers(200))).toBeLessThan(0.001);
});
