import fc from 'fast-check';
import { createdAt, digestOf, readUsernameToken, signedNonce } from './username-token';

/** Published test vectors (reference of the wire, section 2.7). */
const vectors = [
  {
    nonce: 'MGYxZTJkM2M0YjVhNjk3OA==',
    created: '2025-01-15T09:30:00Z',
    key: '22b7172bbf9cdcfaa7bac067dabcb07d358ce511',
    digest: 'sF5HdcLwlvtL7pvfVepL/IUxF5E=',
  },
  {
    nonce: 'YF6j8V/CAqi+1nRsGLRbuZhi',
    created: '2008-04-28T10:02:11Z',
    key: 'abcd!1234',
    digest: '6S3P2EWNP3lQf+9VC3emNoT57oQ=',
  },
  {
    nonce: 'ZDM2ZTMxNjI4Mjk1OWE5ZWQ0Yzg5ODUxNDk3YTcxN2Y=',
    created: '2003-12-15T14:43:07Z',
    key: 'taadtaadpstcsm',
    digest: 'quR/EWLAV4xLf9Zqyw4pDmfV9OY=',
  },
];

it.each(vectors)('makes and accepts the published digest $digest', ({ nonce, created, key, digest }) => {
  expect(digestOf(nonce, created, key)).toBe(digest);
  expect(signedNonce({ username: 'a', nonce, created, digest }, key)).toBeDefined();
  expect(signedNonce({ username: 'a', nonce, created, digest }, `${key}0`)).toBeUndefined();
});

it('accepts a nonce that was hashed without being decoded', () => {
  const digest = 'n3vl/yQmxTGMSu5bHIGO7uvyjt8=';
  const nonce = 'MGYxZTJkM2M0YjVhNjk3OA==';
  const created = '2025-01-15T09:30:00Z';
  const token = { username: 'a', nonce, created, digest };
  const raw = digestOf(Buffer.from(nonce).toString('base64'), created, 'key');
  expect(signedNonce({ ...token, digest: raw }, 'key')).toBeDefined();
  expect(signedNonce(token, 'key')).toBeUndefined();
});

const whole =
  'UsernameToken Username="a@example.org", PasswordDigest="n3vl/yQmxTGMSu5bHIGO7uvyjt8=", Nonce="MGYxZTJkM2M0YjVhNjk3OA==", Created="2025-01-15T09:30:00Z"';

it('reads the four parts in any order', () => {
  expect(readUsernameToken(whole)).toEqual({
    username: 'a@example.org',
    digest: 'n3vl/yQmxTGMSu5bHIGO7uvyjt8=',
    nonce: 'MGYxZTJkM2M0YjVhNjk3OA==',
    created: '2025-01-15T09:30:00Z',
  });
  expect(readUsernameToken(`UsernameToken ${whole.slice(14).split(', ').reverse().join(',')}`)).toEqual(
    readUsernameToken(whole),
  );
});

it.each([
  ['2025-01-15T09:30:00Z', '2025-01-15T09:30:00.000Z'],
  ['2025-01-15 09:30:00', '2025-01-15T09:30:00.000Z'],
  ['2025-01-15T10:30:00.123456+01:00', '2025-01-15T09:30:00.123Z'],
  ['2025-01-15T08:30:00-0100', '2025-01-15T09:30:00.000Z'],
])('takes the time %s for %s', (created, instant) => {
  const token = readUsernameToken(whole.replace('2025-01-15T09:30:00Z', created));
  expect(token && new Date(createdAt(token)).toISOString()).toBe(instant);
});

it.each([
  ['nothing', undefined],
  ['two headers', [whole, whole]],
  ['two headers that were joined', `${whole}, ${whole}`],
  ['a part that is there twice', `${whole}, Username="b@example.org"`],
  ['a part that nobody knows', `${whole}, Role="ADMIN"`],
  ['another scheme', whole.replace('UsernameToken', 'Bearer')],
  ['no scheme', whole.replace('UsernameToken ', '')],
  ['a digest of another length', whole.replace('n3vl', 'n3vln3vl')],
  ['a digest with more behind it', whole.replace('jt8=', 'jt8=x')],
  ['a date with more before it', whole.replace('2025-01', '12025-01')],
  ['a date with more behind it', whole.replace('30:00Z', '30:00Z0')],
  ['a scheme with more before it', `x${whole}`],
  ['a nonce of seven bytes', whole.replace('MGYxZTJkM2M0YjVhNjk3OA==', 'MGYxZTJkMw==')],
  ['a nonce of more than 64 bytes', whole.replace('MGYxZTJkM2M0YjVhNjk3OA==', 'M'.repeat(88))],
  ['no username', whole.replace(/Username="[^"]*", /, '')],
  ['an empty digest', whole.replace('n3vl/yQmxTGMSu5bHIGO7uvyjt8=', '')],
  ['a nonce that is not base64', whole.replace('MGYx', 'é<>')],
  ['a date of another kind', whole.replace('2025-01-15T09:30:00Z', 'Wed, 15 Jan 2025 09:30:00 GMT')],
  ['too much', whole + 'x'.repeat(3000)],
  ['two thousand spaces', whole.replace(' ', ' '.repeat(2000))],
])('refuses a header with %s', (_what, header) => {
  expect(readUsernameToken(header)).toBeUndefined();
});

it('of ten thousand headers that were tampered with, reads none that is not made of its four parts', () => {
  const PARTS = ['Username', 'PasswordDigest', 'Nonce', 'Created'];
  const change = fc.record({
    at: fc.nat({ max: whole.length }),
    cut: fc.nat({ max: 12 }),
    put: fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 12 }),
      fc.constantFrom('"', ', ', '=', 'Nonce="', '\0', '\r\n', ...PARTS),
    ),
  });
  const grammar =
    /^UsernameToken (?: *(?:Username|PasswordDigest|Nonce|Created)="[^"\p{Cc}]{1,320}" *(?:,|$)){4}$/u;
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const header = changes.reduce(
        (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
        whole,
      );
      const token = readUsernameToken(header);
      if (token === undefined) return;
      expect(header).toMatch(grammar);
      const names = header
        .slice('UsernameToken '.length)
        .split(',')
        .map((part) => part.trim().split('=')[0]);
      expect(names.toSorted()).toEqual(PARTS.toSorted());
      expect(Buffer.from(token.digest, 'base64')).toHaveLength(20);
      expect(Buffer.from(token.nonce, 'base64').length).toBeGreaterThanOrEqual(8);
    }),
    { numRuns: 10_000 },
  );
});
