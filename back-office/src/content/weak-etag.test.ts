import { matchesEtag, weakEtag } from './weak-etag';

it('is another one for another text, also of the same length', () => {
  expect(weakEtag('Conditions A')).not.toBe(weakEtag('Conditions B'));
  expect(weakEtag('Conditions A')).toBe(weakEtag('Conditions A'));
});

it.each([
  [undefined, false],
  ['"x"', false],
  ['*', true],
  [weakEtag('texte'), true],
  [weakEtag('texte').replace('W/', ''), true],
  [`"x", ${weakEtag('texte')}`, true],
])('is found in If-None-Match: %s → %s', (header, expected) => {
  expect(matchesEtag(header, weakEtag('texte'))).toBe(expected);
});
