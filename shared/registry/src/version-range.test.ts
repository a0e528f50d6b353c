import { isInRange } from './version-range';

it.each([
  ['1.4.2', '^1.4.0', true],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.4.0', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['1.4.9', '~1.4.2', true],
  ['1.5.0', '~1.4.2', false],
  ['1.4.2', '1.4.2', true],
  ['1.5.2', '1.4.2', false],
  ['1.4.1', '~1.4.2', false],
  ['nonsense', '^1.0.0', false],
  ['1.0.0', 'nonsense', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});
