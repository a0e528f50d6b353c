import { DEFAULT_LIFETIMES } from '../../src/auth/sessions';
import { clientOf, signature } from '../testing/signed-client';
import { MARIE, NOW, useScene } from './scene';

// Wire reference, sections 2 and 3: signed calls, login.
const scene = useScene();
const CHALLENGE = 'WSSE realm="Secured API", profile="UsernameToken"';
const PROFILE = '/admin/api/customer_users?email=marie.durand%40example.org';
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const keyOf = async (): Promise<string> => (await scene().office.signIn(MARIE)).key;
const statusWith = async (headers: Record<string, string>): Promise<number> =>
  (await clientOf(scene().office.app, () => headers).get(PROFILE)).status;

describe('2.1 the header, 2.3 its life', () => {
  it('does not need Authorization, which may be there', async () => {
    const signed = signature(MARIE, await keyOf(), NOW);
    expect(await statusWith({ ...signed, authorization: 'WSSE profile="UsernameToken"' })).toBe(200);
  });

  it.each([
    [0, 200],
    [-5, 200],
    [-DEFAULT_LIFETIMES.windowS, 200],
    [-DEFAULT_LIFETIMES.windowS - 1, 401],
    [DEFAULT_LIFETIMES.futureS, 200],
    [DEFAULT_LIFETIMES.futureS + 1, 401],
  ])('made %i s from now answers %i', async (seconds, status) => {
    expect(await statusWith(signature(MARIE, await keyOf(), after(seconds)))).toBe(status);
  });
});

describe('2.4 refused signatures', () => {
  it.each([
    ['nothing', {}],
    ['no token', { 'x-wsse': 'UsernameToken' }],
    ['another key', signature(MARIE, 'f'.repeat(40), NOW)],
    ['nobody', signature('personne@example.org', 'f'.repeat(40), NOW)],
  ])('%s: 401, empty, with the challenge, wherever it is asked', async (_title, headers) => {
    const client = clientOf(scene().office.app, () => headers);
    for (const path of [
      PROFILE,
      '/admin/api/requests/1',
      '/admin/api/foo',
      '/admin/api/customerUser/top_agents?period=x',
    ]) {
      const reply = await client.get(path);
      expect([path, reply.status, reply.text]).toEqual([path, 401, '']);
      expect(reply.headers['www-authenticate']).toBe(CHALLENGE);
    }
  });

  it('2.6 anybody may register, as an applicant; with a signature it must be a valid one', async () => {
    const { office } = scene();
    const wrong = clientOf(office.app, () => signature(MARIE, 'f'.repeat(40), NOW));
    expect((await wrong.post('/admin/api/customer_users', { email: 'x@example.org' })).status).toBe(401);
    expect((await office.anonymous.post('/admin/api/customer_users', { email: 'x' })).status).toBe(400);
  });
});

describe('3 POST /api/login', () => {
  const login = (body: unknown, type = 'application/vnd.api+json') =>
    scene().as.nobody.post('/api/login', body, { 'content-type': type });
  const meta = { email: MARIE, password: 'Portail2026' };

  it.each(['application/vnd.api+json', 'application/json'])(
    'takes %s and gives a key of 40 characters',
    async (type) => {
      const reply = await login({ meta }, type);
      expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'application/vnd.api+json' } });
      expect(reply.body).toEqual({ meta: { apiKey: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown } });
      expect(reply.headers).not.toHaveProperty('location');
    },
  );

  it('refuses what is empty, field by field, with a pointer', async () => {
    const blank = (field: string) => ({
      status: '400',
      title: 'not blank constraint',
      detail: 'This value should not be blank.',
      source: { pointer: `/meta/${field}` },
    });
    const reply = await login({ meta: { email: '', password: '' } });
    expect([reply.status, reply.body]).toEqual([400, { errors: [blank('email'), blank('password')] }]);
    expect(reply.headers['content-type']).toBe('application/vnd.api+json');
  });

  it.each([
    [{ ...meta, password: 'Autre2026' }],
    [{ ...meta, password: ' Portail2026 ' }],
    [{ ...meta, email: 'personne@example.org' }],
  ])('answers %j with 403, the same for an unknown e-mail and a wrong password', async (wrong) => {
    const reply = await login({ meta: wrong });
    const detail = 'The user authentication fails. Reason: Invalid user name or password.';
    expect([reply.status, reply.body]).toEqual([
      403,
      { errors: [{ status: '403', title: 'access denied exception', detail }] },
    ]);
  });

  it.each([{ enabled: false }, { confirmed: false }])(
    'says that an account with %j is locked',
    async (columns) => {
      const { email, password } = await scene().office.seed.person({ columns });
      const reply = await login({ meta: { email, password } });
      const detail = 'The user authentication fails. Reason: Account is locked.';
      expect(reply).toMatchObject({ status: 403, body: { errors: [{ detail }] } });
    },
  );

  it('needs no signature and minds none; other methods are not allowed', async () => {
    const { office, as } = scene();
    const signed = clientOf(office.app, () => signature(MARIE, 'f'.repeat(40), NOW));
    expect((await signed.post('/api/login', { meta })).status).toBe(200);
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const reply = await as.nobody.send(method, '/api/login', method === 'GET' ? undefined : { meta });
      expect([method, reply.status, reply.text, reply.headers['allow']]).toEqual([method, 405, '', 'POST']);
    }
  });
});
