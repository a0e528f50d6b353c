import fc from 'fast-check';
import { passwordProblem } from '../auth/password-policy';
import { readUsernameToken } from '../auth/username-token';
import { readContactMessage } from '../content/contact-message';
import { keptRows } from '../fuzz/kept-rows';
import { useBackOffice } from '../testing/test-back-office';
import { Form } from './form';
import { readJsonObject } from './json-body';
import { readQuery } from './query';

const RUNS = process.env['FUZZ_REQUESTS'] === undefined ? 3000 : 10_000;
const backOffice = useBackOffice();

/** What a reader of input says of one: read, or refused in words of ours. Anything else is thrown on. */
function verdictOf(read: () => unknown): 'read' | 'refused' {
  try {
    read();
    return 'read';
  } catch (problem) {
    if (typeof problem === 'object' && problem !== null && 'problems' in problem) return 'refused';
    throw problem;
  }
}

describe('T24: what is asked never becomes SQL', () => {
  const injections = [
    "'",
    "' or '1'='1",
    "1' or '1'='1' --",
    '1; drop table requests; --',
    "1') union select 1,2,3 --",
    '1 or 1=1',
    '(select pg_sleep(5))',
    "'||pg_sleep(5)||'",
    '$1',
    '$$; select 1; $$',
    '\\',
    '%',
    '_%',
    '"; delete from quotes; --',
    'id"--',
    'createdAt desc, (select 1)',
    '-id;',
    '0x31',
    'null',
    "E'\\\\x00'",
  ];
  const places: ((text: string) => string)[] = [
    (text) => `requests?sort=${text}`,
    (text) => `requests?sort=-createdAt,${text}`,
    (text) => `requests?email=${text}`,
    (text) => `requests?customer=${text}`,
    (text) => `requests?createdAt[gte]=${text}`,
    (text) => `requests?createdAt=${text}..${text}`,
    (text) => `requests?s_montant_global[gt]=${text}`,
    (text) => `requests?internal_status=${text}`,
    (text) => `requests?${text}=1`,
    (text) => `requests?email[${text}]=1`,
    (text) => `requests?page=${text}`,
    (text) => `requests?limit=${text}`,
    (text) => `ficodevquotes?request.email=${text}`,
    (text) => `customer_users?email=${text}`,
    (text) => `countries/${text}`,
    (text) => `requests/${text}`,
    (text) => `customerUser/top_agents?period=${text}`,
  ];

  it.each(injections)('%s', async (injection) => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    await backOffice().seed.request({ email: 'other@example.org' });
    const before = await keptRows(backOffice().store);
    for (const place of places) {
      const started = performance.now();
      const { status, body } = await admin.get(`/admin/api/${place(encodeURIComponent(injection))}`);
      expect([200, 400, 404]).toContain(status);
      // Nothing is found that is called so, and nothing was waited for.
      expect(status === 200 ? body : []).toEqual([]);
      expect(performance.now() - started).toBeLessThan(4000);
    }
    expect(await keptRows(backOffice().store)).toBe(before);
  });
});

describe('T25: the query parser', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'page',
      'limit',
      '[',
      ']',
      '=',
      '&',
      '%',
      '%00',
      '%ff',
      '..',
      '-1',
      '1e9',
      'NaN',
    ),
  );

  it(`reads or refuses any of ${RUNS} questions, and reaches no prototype`, () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const url = `/admin/api/requests?${pieces.join('')}`;
        const verdict = verdictOf(() => {
          const { page, limit } = readQuery(url);
          expect(page).toBeGreaterThan(0);
          expect(limit).toBeGreaterThan(0);
          expect(limit).toBeLessThanOrEqual(100_000);
        });
        expect(['read', 'refused']).toContain(verdict);
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'customer=1&customer=2',
    'customer[gte]=1&customer[gte]=2',
    'limit=NaN',
    'limit=1e9',
    'page=0',
    'page=-1',
    'page=99999999999',
    'email=%ff',
    'email=%00',
    'email=%ed%a0%80',
    Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&'),
  ])('refuses %#', (query) => {
    expect(verdictOf(() => readQuery(`/admin/api/requests?${query}`))).toBe('refused');
  });
});

describe('T26: the reader of bodies', () => {
  it(`reads or refuses any of ${RUNS} bodies, and reaches no prototype`, () => {
    const key = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('__proto__', 'constructor', 'prototype'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.json(),
          fc.jsonValue({ maxDepth: 30 }).map((value) => JSON.stringify(value)),
          fc.tuple(key, fc.json()).map(([name, value]) => `{${JSON.stringify(name)}:${value}}`),
        ),
        (text) => {
          verdictOf(() => readJsonObject(text));
          expect('polluted' in {}).toBe(false);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['two million brackets', '['.repeat(2_000_000)],
    ['two million objects', '{"a":'.repeat(2_000_000)],
    ['a depth of 21', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['__proto__', '{"__proto__":{"roles":[1]}}'],
    ['__proto__, written otherwise', '{"\\u005f_proto__":{"roles":[1]}}'],
    ['__proto__ further down', '{"a":[{"b":{"__proto__":1}}]}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
    ['two marks of byte order', '\ufeff\ufeff{"a":1}'],
  ])('refuses %s at once', (_what, text) => {
    const started = performance.now();
    expect(verdictOf(() => readJsonObject(text))).toBe('refused');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each([
    ['/api/login', 17_000, 413],
    ['/admin/api/customerUser/password_reset/request', 17_000, 413],
    ['/admin/api/customerUser/password_reset/reset', 17_000, 413],
    ['/admin/api/customer_users', 66_000, 413],
    ['/items/contact', 17_000, 400],
  ])('takes no more at %s than it needs', async (path, length, status) => {
    const body = { email: 'x'.repeat(length) };
    const answer = await backOffice().anonymous.post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/too large/);
  });

  it('takes neither compressed bodies nor broken UTF-8', async () => {
    const marie = await backOffice().person();
    const send = (payload: Buffer, more = {}) =>
      backOffice().app.inject({
        method: 'POST',
        url: '/admin/api/customer_users',
        headers: { 'content-type': 'application/json', ...more },
        payload,
      });
    expect((await send(Buffer.from('{"a":1}'), { 'content-encoding': 'gzip' })).statusCode).toBe(415);
    const broken = await send(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]));
    expect(broken.json()).toEqual([
      { title: 'bad request http exception', detail: 'The body is not valid UTF-8.' },
    ]);
    const path = `/admin/api/customer_users/${marie.id}`;
    expect(await marie.patch(path, '{"firstName":"\\ud800"}')).toMatchObject({ status: 400 });
    expect(await marie.patch(path, '{"firstName":"a\\u0007b"}')).toMatchObject({ status: 400 });
  });
});

describe('T27: a text of 100 000 characters is judged in time, whatever is in it', () => {
  const texts = [
    'a',
    '@',
    '.',
    ' ',
    'é',
    '1',
    '-',
    '%',
    '[',
    '"',
    '\\',
    '=',
    ',',
    ':',
    'a.',
    'a@',
    '@.',
    '=,',
    '1:',
    'a=',
  ].map((unit) => unit.repeat(100_000 / unit.length));
  const endings = ['', '!', '@', '.a', '"', '\n'];
  const readers: [string, (text: string) => unknown][] = [
    ['e-mail', (text) => new Form({ email: text }, ['email']).email('email')],
    ['date', (text) => new Form({ day: text }, ['day']).date('day')],
    ['amount', (text) => new Form({ sum: text }, ['sum']).money('sum')],
    ['text', (text) => new Form({ name: text }, ['name']).text('name')],
    ['id', (text) => new Form({ id: text }, ['id']).id('id')],
    ['password', (text) => passwordProblem(text)],
    ['signature', (text) => readUsernameToken(`UsernameToken ${text}`)],
    ['question', (text) => readQuery(`/x?${text}`)],
    ['value of a question', (text) => readQuery(`/x?email=${encodeURIComponent(text)}`)],
    ['body', (text) => readJsonObject(text)],
    ['message of the contact form', (text) => readContactMessage({ email: text, comment: text })],
  ];

  it.each(readers)('%s', (_what, read) => {
    for (const text of texts) {
      for (const ending of endings) {
        const started = performance.now();
        verdictOf(() => read(text + ending));
        // 50 ms where nobody else works (reliability.md I4); what is not linear takes minutes.
        expect(performance.now() - started).toBeLessThan(500);
      }
    }
  });
});

describe('T29: a page of another site cannot send what is taken', () => {
  it.each([
    ['/api/login', '{"meta":{"email":"a@b.fr","password":"x"}}'],
    ['/admin/api/customer_users', '{"email":"a@b.fr"}'],
    ['/admin/api/customerUser/password_reset/request', '{"email":"a@b.fr"}'],
    ['/admin/api/customerUser/password_reset/reset', '{"token":"a"}'],
  ])('%s takes JSON only, which no form sends without asking first', async (path, body) => {
    const { anonymous } = backOffice();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
    ]) {
      expect((await anonymous.post(path, body, { 'content-type': type })).status).toBe(415);
    }
  });

  it('keeps no message that a form of another site sent', async () => {
    const { anonymous, store } = backOffice();
    const before = await keptRows(store);
    const message =
      '{"firstName":"a","lastName":"b","organization":"c","contactBy":"email","email":"a@b.fr","phoneNumber":"1","reason":"other","comment":"x"}';
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expect((await anonymous.post('/items/contact', message, { 'content-type': type })).status).toBe(400);
    }
    expect(await keptRows(store)).toBe(before);
  });

  it('is not told that it may, and no cookie signs anything', async () => {
    const { app, anonymous } = backOffice();
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(405);
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const answer = await anonymous.get('/admin/api/requests', {
      cookie: 'X-WSSE=a; session=b',
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('HT7: methods that are none', () => {
  it.each(['HEAD', 'OPTIONS', 'TRACE'] as const)('%s', async (method) => {
    const answer = await backOffice().app.inject({ method: method as 'HEAD', url: '/admin/api/requests' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: 'GET, POST, PATCH, DELETE',
      'x-content-type-options': 'nosniff',
    });
  });
});
