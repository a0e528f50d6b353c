import { takesEncoding } from './takes-encoding';

it.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['br; q=0', false],
  ['br;q=0.000, gzip', false],
  ['gzip', false],
  ['x-br', false],
  ['', false],
  [undefined, false],
])('whoever accepts %j takes brotli: %s', (accepts, takes) => {
  expect(takesEncoding(accepts, 'br')).toBe(takes);
});
