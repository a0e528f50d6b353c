import fc from 'fast-check';
import { ownPath } from './decide-entry';

const ORIGIN = 'https://portail.example';
const RUNS = 1_500;

/** Ways to disguise another host: slashes of every kind, dots, characters that URL parsers drop or decode. */
const pieces = fc.constantFrom(
  ...'/ // \\ /\\ . .. /. /.. /./ /../ %2e %2E %2e%2E %2f %5c %09 : @ ? # [ ] % %zz %00 ; &'.split(' '),
  ...'\t \n \r \0 \u200b \u2028 \uff0f \u2215 \ufeff \ud800'.split(' '),
  ...[' ', '\u00a0', 'evil.example', 'a', 'login', 'https:', 'javascript:'],
);
const hidden = fc.array(
  fc.oneof(pieces, fc.string({ maxLength: 3 }), fc.string({ unit: 'binary', maxLength: 2 })),
  {
    maxLength: 12,
  },
);
const addresses = hidden.map((parts) => parts.join(''));

/** The origin a browser navigates to, by a link, a redirect or the history. */
const goes = (path: string, from: string) => new URL(path, from).origin;

it('whatever comes from outside leads to this site or nowhere', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        addresses,
        addresses.map((address) => `/${address}`),
      ),
      (address) => {
        const path = ownPath(address, ORIGIN);
        if (path === undefined) return;
        expect(goes(path, ORIGIN)).toBe(ORIGIN);
        // Relative to any page of the site, also after following it once.
        expect(goes(path, `${ORIGIN}/projectFile/12?x=//y`)).toBe(ORIGIN);
        expect(ownPath(path, ORIGIN)).toBe(path);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).not.toMatch(/\s|^[^?]*\\/);
      },
    ),
    { numRuns: RUNS },
  );
});

it.each([
  ['/projectFile/12?onglet=contacts', '/projectFile/12?onglet=contacts'],
  ['/a//b', '/a//b'],
  ['/a/../b', '/b'],
  ['/été?q=é', '/%C3%A9t%C3%A9?q=%C3%A9'],
  ['/x?next=//evil.example', '/x?next=//evil.example'],
])('keeps %s, which is a page of this site', (address, path) => expect(ownPath(address, ORIGIN)).toBe(path));
