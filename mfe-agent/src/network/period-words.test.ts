import { periodWords } from './period-words';

it.each([
  ['2026-06-01', '2026-11-22', 'Du 1er\u00A0juin au 22\u00A0novembre 2026'],
  ['2025-12-03', '2026-01-01', 'Du 3\u00A0décembre 2025 au 1er\u00A0janvier 2026'],
  ['2027-01-01', '2027-01-01', 'Le 1er\u00A0janvier 2027'],
])('from %s to %s it says « %s »', (from, to, words) => {
  expect(periodWords({ from, to })).toBe(words);
});
