import rows from './rows.json' with { type: 'json' };
import { MARIE, useScene, withIds } from './scene';

// Wire reference, sections 1.1 to 1.3 and 1.7 to 1.9: bodies, types, errors, methods.
const scene = useScene();
const JSON_TYPE = 'application/json; charset=utf-8';

describe('1.1 plain REST', () => {
  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['application/vnd.api+json; charset=utf-8', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
  ])('a body of type %s answers %i', async (type, status) => {
    const { as, ids } = scene();
    const path = `/admin/api/customer_users/${ids.marie}`;
    const reply = await as.marie.patch(path, { firstName: 'Marie' }, { 'content-type': type });
    expect([reply.status, reply.headers['content-type']]).toEqual([status, JSON_TYPE]);
  });

  it.each(['application/json', 'application/json, text/plain, */*', '*/*'])(
    'Accept: %s is fine',
    async (accept) => {
      const { headers, status } = await scene().as.marie.get('/admin/api/requests', { accept });
      expect([status, headers['content-type']]).toEqual([200, JSON_TYPE]);
    },
  );
});

describe('1.2 bodies', () => {
  it.each(Object.entries(rows.fields))(
    'a row of %s has every field, always, in order',
    async (_name, { path, fields }) => {
      const { as, ids } = scene();
      const actor = /ficodevquotes|files/.test(path) ? as.marie : as.admin;
      const { status, body } = await actor.get(`/admin/api/${withIds(path, ids)}`);
      expect([status, Object.keys(body as object)]).toEqual([200, fields]);
    },
  );

  it('is a bare list, a bare object, and [] for nothing', async () => {
    const { as, ids } = scene();
    expect((await as.marie.get('/admin/api/requests?internal_status=rejected')).text).toBe('[]');
    expect((await as.marie.get(`/admin/api/ficodevquotes/${ids.loose}/request`)).text).toBe('[]');
    expect((await as.marie.get(`/admin/api/requests/${ids.january}/s_mode_achat`)).text).toBe('[]');
    expect((await as.marie.get('/admin/api/requests')).text).toMatch(/^\[\{"id":\d/);
    expect((await as.marie.get(`/admin/api/requests/${ids.january}`)).text).toMatch(/^\{"id":\d/);
  });

  it('gives at most 100 ids of what belongs to a row', async () => {
    const { body } = await scene().as.marie.get('/admin/api/countries/FR');
    expect((body as { regions: string[] }).regions).toHaveLength(100);
  });
});

describe('1.3 types', () => {
  it('writes each kind of value as an Oro back office does', async () => {
    const { as, ids } = scene();
    expect((await as.marie.get(`/admin/api/requests/${ids.february}`)).body).toMatchObject({
      id: ids.february,
      timesContacted: 0,
      createdAt: '2026-02-10T12:00:00Z',
      lastContactedDate: null,
      s_montant_global: '200000.5000',
      s_montant_apport: null,
      internal_status: 'processed',
      s_type_bien: 'parts_de_scpi',
      customer: 59,
      assignedUsers: [124],
      requestProducts: [],
    });
    expect((await as.marie.get(`/admin/api/customer_users/${ids.marie}`)).body).toMatchObject({
      birthday: '1984-03-02',
      enabled: true,
      roles: [2],
    });
    expect((await as.marie.get(`/admin/api/customer_user_addresses/${ids.paris}`)).body).toMatchObject({
      postalCode: '01000',
      country: 'FR',
      region: 'FR-01',
      frontendOwner: ids.marie,
    });
    expect((await as.marie.get(`/admin/api/ficodevquotes/${ids.offer}`)).body).toMatchObject({
      qid: String(ids.offer),
      accepted: false,
      validUntil: '2026-06-03T10:00:00Z',
    });
  });

  it.each([
    [{ s_montant_global: 1234.5 }, { s_montant_global: '1234.5000' }],
    [{ s_montant_global: '1234.56789' }, { s_montant_global: '1234.5679' }],
    [{ s_montant_global: '1000.5' }, { s_montant_global: '1000.5000' }],
    [{ s_montant_global: null }, { s_montant_global: null }],
    [
      { s_type_bien: '', note: '' },
      { s_type_bien: null, note: null },
    ],
    [{ s_codepostal: '01000' }, { s_codepostal: '01000' }],
    [{ assignedUsers: [124] }, { assignedUsers: [124] }],
  ])('takes %j in a body and gives %j', async (change, like) => {
    const { as, office } = scene();
    const id = await office.seed.request();
    expect(await as.admin.patch(`/admin/api/requests/${id}`, change)).toMatchObject({
      status: 200,
      body: like,
    });
  });
});

describe('1.7 errors', () => {
  it('gathers everything that is wrong with a body, each with a title, a detail and its field', async () => {
    const reply = await scene().as.nobody.post('/admin/api/customer_users', {
      email: MARIE,
      password: 'court',
      firstName: '',
      birthday: '1984-02-30',
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual([
      {
        title: 'unique customer user name and email constraint',
        detail: 'This email is already used.',
        source: 'email',
      },
      {
        title: 'password complexity constraint',
        detail:
          'The password must be at least 8 characters long and include an upper case letter and a number',
        source: 'password',
      },
      { title: 'not blank constraint', detail: 'This value should not be blank.', source: 'firstName' },
      { title: 'not blank constraint', detail: 'This value should not be blank.', source: 'lastName' },
      { title: 'date constraint', detail: 'This value is not a valid date.', source: 'birthday' },
    ]);
  });

  it.each([
    ['{', 'bad request http exception', 'Invalid json message received.'],
    ['{}', 'request data constraint', 'The request data should not be empty'],
    ['[]', 'request data constraint', 'The request data should be an object'],
    [undefined, 'request data constraint', 'The request data should not be empty'],
    [{ foo: 1 }, 'extra fields constraint', 'This form should not contain extra fields: "foo"'],
    [{ id: 7 }, 'extra fields constraint', 'This form should not contain extra fields: "id"'],
  ])('answers the body %j with one entry, without a source', async (body, title, detail) => {
    const { as, ids } = scene();
    const reply = await as.marie.patch(`/admin/api/requests/${ids.january}`, body);
    expect(reply).toMatchObject({ status: 400, headers: { 'content-type': JSON_TYPE } });
    expect(reply.body).toEqual([{ title, detail }]);
  });
});

describe('1.8 methods and status codes', () => {
  it.each([
    [
      'requests/999999',
      404,
      'not found http exception',
      'An entity with the requested identifier does not exist.',
    ],
    ['requests/test', 400, 'entity identifier constraint', 'Expected integer value. Given "test".'],
    [
      'countries/XX',
      404,
      'not found http exception',
      'An entity with the requested identifier does not exist.',
    ],
    ['foo', 404, 'entity type constraint', 'Unknown entity type: foo.'],
    ['foo/7', 404, 'entity type constraint', 'Unknown entity type: foo.'],
    [
      'requests/1/foo',
      404,
      'not found http exception',
      'An entity with the requested identifier does not exist.',
    ],
    ['extendaffiliations', 403, 'access denied exception', 'Access Denied.'],
  ])('GET %s answers %i', async (path, status, title, detail) => {
    const reply = await scene().as.marie.get(`/admin/api/${path}`);
    expect([reply.status, reply.body]).toEqual([status, [{ title, detail }]]);
  });
});

describe('1.9 bodies of requests', () => {
  it('changes only the fields given; null empties; a list of ids is replaced whole', async () => {
    const { as, office } = scene();
    const manager = await office.seed.manager();
    const id = await office.seed.request({ assigned_users: [124] });
    const path = `/admin/api/requests/${id}`;
    const before = (await as.admin.get(path)).body as object;
    const changed = await as.admin.patch(path, { phone: null, assignedUsers: [manager], customer: '59' });
    const stamps = { updatedAt: expect.any(String) as unknown };
    expect(changed.body).toEqual({ ...before, phone: null, assignedUsers: [manager], ...stamps });
  });
});

it('every answer has the same guarding headers', async () => {
  const { as } = scene();
  for (const answer of [
    await as.marie.get('/admin/api/countries/FR'),
    await as.marie.get('/admin/api/foo'),
    await as.nobody.get('/admin/api/x'),
  ])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
});

it.each([
  ['requests?createdAt[gte]=0000-01-01', 400],
  ['requests?createdAt[gte]=9999-12-31T23:59:59-23:59', 400],
  ['countries/FR%00', 404],
])('answers what no column can hold as a mistake of the caller: %s', async (path, status) => {
  expect((await scene().as.marie.get(`/admin/api/${path}`)).status).toBe(status);
});
