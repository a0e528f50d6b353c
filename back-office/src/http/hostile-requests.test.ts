import { keptRows } from '../../test/testing/kept-rows';
import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();

const lastId = () => backOffice().store.rows(sql`select last_value, is_called from requests_id_seq`);

describe('what is asked never becomes SQL', () => {
  const injections = [
    "'",
    "' or '1'='1",
    '1; drop table requests; --',
    '(select pg_sleep(5))',
    "(select nextval('requests_id_seq'))",
    "'||nextval('requests_id_seq')||'",
    "1) or nextval('requests_id_seq') > 0 --",
    '$1',
    '$$; select 1; $$',
    '\\',
    '%',
    '"; delete from quotes; --',
    'createdAt desc, (select 1)',
    "E'\\\\x00'",
  ];
  const places: ((text: string) => string)[] = [
    (text) => `requests?sort=${text}`,
    (text) => `requests?email=${text}`,
    (text) => `requests?createdAt[gte]=${text}`,
    (text) => `requests?createdAt=${text}..${text}`,
    (text) => `requests?s_montant_global[gt]=${text}`,
    (text) => `requests?internal_status=${text}`,
    (text) => `requests?${text}=1`,
    (text) => `requests?email[${text}]=1`,
    (text) => `requests?page=${text}`,
    (text) => `requests?limit=${text}`,
    (text) => `ficodevquotes?request.email=${text}`,
    (text) => `countries/${text}`,
    (text) => `requests/${text}`,
    (text) => `customerUser/top_agents?period=${text}`,
  ];

  it.each(injections)('%s', async (injection) => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    await backOffice().seed.request({ email: 'other@example.org' });
    const before = await keptRows(backOffice().store);
    const counted = await lastId();
    for (const place of places) {
      const { status, body } = await admin.get(`/admin/api/${place(encodeURIComponent(injection))}`);
      expect([200, 400, 404]).toContain(status);
      // Nothing has this name.
      expect(status === 200 ? body : []).toEqual([]);
    }
    expect(await keptRows(backOffice().store)).toBe(before);
    // An injected statement would have advanced the sequence, even if it failed or was rolled back.
    expect(await lastId()).toEqual(counted);
  });
});

describe('bodies', () => {
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

describe('a page of another site cannot send what is taken', () => {
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

it.each(['/admin/api/requests', '/api/login', '/items/page_intergestion', '/nowhere'])(
  'an address of more than 8 KiB is not looked at: %s',
  async (path) => {
    const { status, body } = await backOffice().anonymous.get(`${path}?email=${'a'.repeat(8200)}`);
    expect(status).toBe(414);
    expect(JSON.stringify(body)).toContain('too long');
  },
);
