import { acceptedEncodings } from './compress';

it.each([
  ['br', ['br']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=1.0, BR;q=0.5', ['br', 'gzip']],
  ['br; q=0', []],
  ['br;q=0.000, gzip', ['gzip']],
  ['x-br', []],
  ['', []],
  [undefined, []],
])('whoever accepts %j takes %j', (accepts, encodings) => {
  expect(acceptedEncodings(accepts)).toEqual(encodings);
});
