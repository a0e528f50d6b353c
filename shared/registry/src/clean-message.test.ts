import fc from 'fast-check';
import { cleanMessage, cleanPath } from './clean-message';

describe('a message that is told', () => {
  it.each([
    ['x is undefined', 'x is undefined'],
    ['@portal/kit was loaded twice', '@portal/kit was loaded twice'],
    [
      "Cannot read properties of undefined (reading 'email')",
      "Cannot read properties of undefined (reading '***')",
    ],
    ['no account marie.durand@example.fr here', 'no account *** here'],
    ['mailto:marie%40example.fr', '***'],
    ['rang 06 12 34 56 78 twice', 'rang *** twice'],
    ['rang +33 (0)6.12.34.56.78', 'rang +***'],
    ['amount 250 000 €, then 1234', 'amount *** €, then 1234'],
    ['٠٦١٢٣٤٥٦٧٨ and 0６１２３４', '*** and ***'],
    ['"Jean Dupont" is not "Jean Dupond"', '"***"'],
    [
      'Unexpected token J, ..."{"name":"Jean"}" is not valid JSON',
      'Unexpected token *** ..."***" is not valid JSON',
    ],
    ['« Jean Dupont » n’est pas prévu', '"***" n’est pas prévu'],
    ['l’agent n’est pas là', 'l’agent n’est pas là'],
    ["said 'd'Artagnan' wrongly", "said '***' wrongly"],
    ['an open "quote of Jean', 'an open "***"'],
    [
      'GET https://portail.example/admin/api/requests/1042?email=a answered',
      'GET /admin/api/requests/:id answered',
    ],
    ['(at /password/reset/token=abc.def)', '(at /password/reset/:id'],
    ['name=Jean&age=44', 'name=***'],
    ['token: abc and Bearer xyz', 'token *** and Bearer ***'],
    ['key 3f9a2c1b44aa0102 kept', 'key *** kept'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '***'],
    [
      'NETWORK while loading agent 1.4.2 (page): /remotes/agent/1.4.2/dashboard.1234567a.js',
      'NETWORK while loading agent 1.4.2 (page): /remotes/agent/1.4.2/dashboard.1234567a.js',
    ],
    [
      'https://portail.example/remotes/agent/0.1.0-3f9a2c1b44/remote.json could not be had',
      '/remotes/agent/0.1.0-3f9a2c1b44/remote.json could not be had',
    ],
    ['at /shell/1.2.3/983.9c8fffd1.js', 'at /shell/1.2.3/983.9c8fffd1.js'],
    ['http://portail.example/shell/12.34.56/main.1234567a.js', '/shell/12.34.56/main.1234567a.js'],
    ["said 'Jean Dupont", "said '***'"],
    ['apikey: abc, api_key: def', 'apikey *** api_key ***'],
    ['call f(x) at ((/projectFile/1042', 'call f(x) at ((/projectFile/:id'],
    ['at h2:/projectFile/1042', 'at /projectFile/:id'],
    ['key abcdefg123 kept', 'key *** kept'],
    ['abcdefabcdef, not wabcdefabcdefw', '***, not wabcdefabcdefw'],
    ['@marie.fr wrote a = b', '*** wrote a = b'],
    [' a\uE000b ', 'ab'],
    ['two\nlines\u0000 and  more', 'two lines and more'],
  ])('%j is %j', (message, told) => {
    expect(cleanMessage(message)).toBe(told);
    expect(cleanMessage(told)).toBe(told);
  });

  it('is short', () => {
    expect(cleanMessage('a b '.repeat(10_000)).length).toBeLessThanOrEqual(300);
    expect(cleanPath('/1'.repeat(300)).length).toBeLessThanOrEqual(300);
  });
});

it.each([
  ['/projectFile/1042', '/projectFile/:id'],
  ['/projectFile/:id', '/projectFile/:id'],
  ['/password/reset/token=a.b.c', '/password/reset/:id'],
  ['https://portail.example/ProfileDetail?x=1#y', '/ProfileDetail'],
  ['/usersList/Jean Dupont', '/usersList/:id'],
  ['/a/averyverylongsegmentthatmaybeakey', '/a/:id'],
  ['/reset/:token/b:/c//d', '/reset/:token/:id/c//d'],
  ['/', '/'],
])('the path %s is told as %s', (path, told) => {
  expect(cleanPath(path)).toBe(told);
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tokenOf = (alphabet: string, minLength: number) =>
  fc
    .array(fc.constantFrom(...Array.from(alphabet)), { minLength, maxLength: 64 })
    .map((list) => list.join(''))
    // A short text of letters only may be a word; a key is not.
    .filter((text) => text.length >= 24 || (/\d.*\d.*\d/.test(text) && /[a-z]/i.test(text)));

/** Personal data and keys that must never pass, in the forms that people and servers write. */
const SECRETS = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      fc.constantFrom('0', '+33 ', '0033', '+33(0)'),
      digits(9),
      fc.constantFrom('', ' ', '.', '-', ' - '),
    )
    .map(
      ([prefix, number, gap]) =>
        prefix + (number.slice(0, 1) + gap + (number.slice(1).match(/../g) ?? []).join(gap)),
    ),
  tokenOf('0123456789abcdef', 16),
  tokenOf(`${letters}0123456789-_`, 24),
  fc.uuid(),
  digits(12),
);
const AROUND = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    ' at ',
    '(',
    ': ',
    '\n',
    'email=',
    '?q=',
    '/projectFile/',
    'https://a.example/x?y=',
    ', ',
  ),
  fc.constantFrom('User ', 'not found ', '"', "'", '« ', 'l’agent ', '<', 'n°', 'id:'),
  fc.string({ maxLength: 12 }),
);

describe('nothing of anybody', () => {
  it('comes through in a message, whatever stands around it', () => {
    fc.assert(
      fc.property(AROUND, SECRETS, AROUND, (before, secret, after) => {
        const told = cleanMessage(before + secret + after);
        expect(told).not.toContain(secret);
        // Not even in part: no run of digits, no address.
        expect(told).not.toMatch(/\d{5}|[\w.]@\w/);
      }),
      { numRuns: 3000 },
    );
  });

  it('comes through in a path', () => {
    fc.assert(
      fc.property(SECRETS, (secret) => {
        expect(cleanPath(`/projectFile/${secret}`)).not.toContain(secret);
        expect(cleanPath(`/projectFile/${encodeURIComponent(secret)}?email=${secret}`)).not.toContain(secret);
      }),
      { numRuns: 1000 },
    );
  });

  it('is all that goes: cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(cleanMessage(cleanMessage(text))).toBe(cleanMessage(text));
      }),
      { numRuns: 1000 },
    );
  });
});
