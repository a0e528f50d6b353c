import { useBackOffice } from '../testing/test-back-office';

const backOffice = useBackOffice({
  limits: { loginPerAccount: { count: 3, windowS: 900 }, loginPerAddress: { count: 50, windowS: 900 } },
});
const refusal = (reason: string) => ({
  status: 403,
  body: {
    errors: [
      {
        status: '403',
        title: 'access denied exception',
        detail: `The user authentication fails. Reason: ${reason}`,
      },
    ],
  },
});

it('gives a key of 40 hexadecimal characters, for JSON:API and for plain JSON', async () => {
  const { seed, anonymous } = backOffice();
  const { email, password } = await seed.person();
  const plain = await anonymous.post('/api/login', { meta: { email, password } });
  const jsonApi = await anonymous.post(
    '/api/login',
    { meta: { email, password } },
    { 'content-type': 'application/vnd.api+json' },
  );
  for (const reply of [plain, jsonApi]) {
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(/^\{"meta":\{"apiKey":"[0-9a-f]{40}"\}\}$/);
    expect(reply.headers['location']).toBeUndefined();
  }
});

it('refuses parameters on the JSON:API type, and forms', async () => {
  const { anonymous } = backOffice();
  for (const type of [
    'application/vnd.api+json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
  ]) {
    expect((await anonymous.post('/api/login', '{"meta":{}}', { 'content-type': type })).status).toBe(415);
  }
});

it('says the same of an unknown e-mail and of a wrong password', async () => {
  const { seed, anonymous } = backOffice();
  const { email } = await seed.person();
  const wrong = await anonymous.post('/api/login', { meta: { email, password: 'Faux2026' } });
  const unknown = await anonymous.post('/api/login', {
    meta: { email: 'x@example.org', password: 'Faux2026' },
  });
  expect(wrong).toMatchObject(refusal('Invalid user name or password.'));
  expect(unknown.text).toBe(wrong.text);
});

it('names the fields that are blank', async () => {
  expect(await backOffice().anonymous.post('/api/login', { meta: { email: '' } })).toMatchObject({
    status: 400,
    body: {
      errors: [
        { status: '400', title: 'not blank constraint', source: { pointer: '/meta/email' } },
        { status: '400', title: 'not blank constraint', source: { pointer: '/meta/password' } },
      ],
    },
  });
});

it.each([{ enabled: false }, { confirmed: false }])('keeps an account with %j out', async (columns) => {
  const { seed, anonymous } = backOffice();
  const { email, password } = await seed.person({ columns });
  expect(await anonymous.post('/api/login', { meta: { email, password } })).toMatchObject(
    refusal('Account is locked.'),
  );
});

it('lets nobody guess on, and forgets failures after a success', async () => {
  const { seed, anonymous } = backOffice();
  const { email, password } = await seed.person();
  const attempt = async (tried: string) =>
    (await anonymous.post('/api/login', { meta: { email, password: tried } })).status;
  expect([await attempt('a'), await attempt('b'), await attempt(password), await attempt('c')]).toEqual([
    403, 403, 200, 403,
  ]);
  expect([await attempt('d'), await attempt('e')]).toEqual([403, 403]);
  const stopped = await anonymous.post('/api/login', { meta: { email, password } });
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
});

it('answers a name that cannot be stored like any wrong name', async () => {
  const { anonymous } = backOffice();
  const wrong = await anonymous.post('/api/login', { meta: { email: 'nobody@example.org', password: 'x' } });
  const odd = await anonymous.post('/api/login', {
    meta: { email: 'no\u0000body@example.org', password: 'x' },
  });
  expect(odd).toMatchObject({ status: wrong.status, body: wrong.body });
});
