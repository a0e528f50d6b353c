import { fileSizeText } from './file-size';

it.each([
  [0, '1\u00A0ko'],
  [178_400, '178\u00A0ko'],
  [999_499, '999\u00A0ko'],
  [999_600, '1\u00A0Mo'],
  [1_120_000, '1,1\u00A0Mo'],
  [10 * 1024 * 1024, '10,5\u00A0Mo'],
])('%i bytes: %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
