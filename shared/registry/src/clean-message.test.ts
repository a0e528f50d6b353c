import fc from 'fast-check';
import { cleanMessage, cleanPath } from './clean-message';
import * as problem from './reported-problem';

describe('a message that is told', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'email')",
      "Cannot read properties of undefined (reading '***')",
    ],
    ['no account marie.durand@example.fr here', 'no account *** here'],
    ['mailto:marie%40example.fr', '***'],
    ['rang 06 12 34 56 78 twice', 'rang *** twice'],
    ['٠٦١٢٣٤٥٦٧٨ and 0６１２３４', '*** and ***'],
    ['"Jean Dupont" is not "Jean Dupond"', '"***"'],
    [
      'Unexpected token J, ..."{"name":"Jean"}" is not valid JSON',
      'Unexpected token *** ..."***" is not valid JSON',
    ],
    ['« Jean Dupont » n’est pas prévu', '"***" n’est pas prévu'],
    ['l’agent n’est pas là', 'l’agent n’est pas là'],
    ["said 'd'Artagnan' wrongly", "said '***' wrongly"],
    [
      'GET https://portail.example/admin/api/requests/1042?email=a answered',
      'GET /admin/api/requests/:id answered',
    ],
    ['(at /password/reset/token=abc.def)', '(at /password/reset/:id'],
    ['name=Jean&age=44', 'name=***'],
    ['token: abc and Bearer xyz', 'token *** and Bearer ***'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '***'],
    [
      'NETWORK while loading agent 1.4.2 (page): /remotes/agent/1.4.2/dashboard.1234567a.js',
      'NETWORK while loading agent 1.4.2 (page): /remotes/agent/1.4.2/dashboard.1234567a.js',
    ],
    ["said 'Jean Dupont", "said '***'"],
    ['abcdefabcdef, not wabcdefabcdefw', '***, not wabcdefabcdefw'],
    ['@marie.fr wrote a = b', '*** wrote a = b'],
    [' a\uE000b ', 'ab'],
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
  ['/password/reset/token=a.b.c', '/password/reset/:id'],
  ['https://portail.example/ProfileDetail?x=1#y', '/ProfileDetail'],
  ['/usersList/Jean Dupont', '/usersList/:id'],
  ['/a/averyverylongsegmentthatmaybeakey', '/a/:id'],
  ['/reset/:token/b:/c//d', '/reset/:token/:id/c//d'],
])('the path %s is told as %s', (path, told) => {
  expect(cleanPath(path)).toBe(told);
});

const textOf = (letters: string, minLength: number, maxLength = 64) =>
  fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength, maxLength });
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** Personal data and keys that must never pass, in the forms that people and servers write. */
const SECRETS = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      fc.constantFrom('0', '+33 ', '0033', '+33(0)'),
      textOf(DIGITS, 9, 9),
      fc.constantFrom('', ' ', '.', '-', ' - '),
    )
    .map(([prefix, number, gap]) => prefix + [number[0], ...(number.slice(1).match(/../g) ?? [])].join(gap)),
  // A short text of letters only may be a word; a key is not.
  textOf(`${DIGITS}abcdef`, 16).filter(
    (key) => key.length >= 24 || (/\d.*\d.*\d/.test(key) && /[a-f]/.test(key)),
  ),
  textOf(`${LETTERS}${DIGITS}-_`, 24),
  fc.uuid(),
  textOf(DIGITS, 12, 12),
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
});

describe('a problem as a page sends it', () => {
  const long = 'a'.repeat(25);

  it.each<[keyof typeof problem & `as${string}`, readonly string[], readonly unknown[]]>([
    ['asRemoteName', ['agent', 'a-1'], ['Agent', '1agent', 'a123', long, 'agent/', '/agent', 5]],
    [
      'asReleaseVersion',
      ['1234.23.34-rc.1', '1.0.0'],
      ['v1.0.0', '1.0', '1.0.0/', `1.0.0-${long}`, '1.0.0-'],
    ],
    ['asReleaseVersion', ['1.1234.1', '1.1.1234'], ['12345.0.0', '0.12345.0', '0.0.12345', '1.0.0-é']],
    ['asIncident', ['K7F-3QD'], ['K7F-3QDX', 'XK7F-3QD', 'k7F-3QD', 'K7F-3qD', 'K7-3QD', 'K7F-3Q']],
    ['asCode', ['INTEGRITY', 'A_', '503', '5'], ['A', 'aA', 'A1', 'AB c', '5034', '503x', 'x503', 503]],
    ['asClassName', ['TypeError', 'Foo'], ['Fo', 'typeError', ' TypeError', 'Type Error', `T${long}${long}`]],
    ['asSource', ['stable', 'healed'], ['other', 1]],
  ])('%s takes %j and nothing like %j', (reader, taken, refused) => {
    expect(taken.map((value) => problem[reader](value))).toEqual(taken);
    expect(refused.map((value) => problem[reader](value) ?? null)).toEqual(refused.map(() => null));
  });

  it('keeps eight frames of our own files', () => {
    const own = '/remotes/agent-2/10.11.12-rc.1/dash.board.js:12:345';
    const shell = '/shell/1.3.0/m.js:1:9';
    expect(problem.ownFrames([` at t (https://p.example${shell})`, `f@${own}  `])).toEqual([shell, own]);
    const foreign = ['/remotes/Agent/1.0.0/x.js:1:2', '/shell/1.0.0/x.css:1:2', '/shell/1.0/x.js:1:2', 5];
    const odd = [
      '/shell/1.0.0/.x.js:1:2',
      '/shell/1.0.0/x.js:1',
      `${shell} more`,
      `/shell/1.0.0/${'x'.repeat(160)}.js:1:2`,
    ];
    expect(problem.ownFrames([...foreign, ...odd])).toEqual([]);
    expect(problem.ownFrames(Array.from({ length: 10 }, () => own))).toHaveLength(8);
  });
});
