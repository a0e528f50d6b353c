import { rangeWords } from './range-words';

it.each([
  [[2, 7, 4], 'de 2 à 7'],
  [[0, 0, 0], '0'],
])('the course of %p is « %s »', (values, words) => {
  expect(rangeWords(values, String)).toBe(words);
});
