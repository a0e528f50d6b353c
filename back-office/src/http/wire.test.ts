import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

interface ListEntry {
  readonly priority: number;
}

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({ now: () => clock.at });
const day = (date: string): Date => new Date(`${date}T12:00:00Z`);

async function applicantWithProjects(): Promise<{ marie: SignedPerson; projects: number[] }> {
  const marie = await backOffice().person();
  const projects: number[] = [];
  for (const [created, status, amount] of [
    ['2026-01-10', 'open', '100000'],
    ['2026-02-10', 'processed', '200000.5'],
    ['2026-03-10', 'open', null],
  ] as const) {
    projects.push(
      await backOffice().seed.request({
        customer_user_id: marie.id,
        created_at: day(created),
        internal_status: status,
        s_montant_global: amount,
      }),
    );
  }
  return { marie, projects };
}
const idsOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body.map(({ id }: { id: unknown }) => id) : [body];

it('writes values as an Oro back office does', async () => {
  const { marie, projects } = await applicantWithProjects();
  const { body } = await marie.get(`/admin/api/requests/${projects[1]}`);
  expect(body).toMatchObject({
    id: projects[1],
    title: `Projet ${projects[1]}`,
    createdAt: '2026-02-10T12:00:00Z',
    s_montant_global: '200000.5000',
    s_montant_travaux: null,
    internal_status: 'processed',
    customer: 59,
    customerUser: marie.id,
    assignedUsers: [124],
    lastContactedDate: null,
    timesContacted: 0,
  });
});

it('pages by ten and counts when asked', async () => {
  const { marie } = await applicantWithProjects();
  const regions = await marie.get('/admin/api/regions?country=FR', { 'x-include': 'totalCount' });
  expect(idsOf(regions.body)).toHaveLength(10);
  expect(Number(regions.headers['x-include-total-count'])).toBeGreaterThan(100);
  const page = await marie.get('/admin/api/requests?page=2&limit=2&customer=59', {
    'x-include': 'totalCount;deletedCount',
  });
  expect(page).toMatchObject({ status: 200, headers: { 'x-include-total-count': '3' } });
  expect(idsOf(page.body)).toHaveLength(1);
  expect((await marie.get('/admin/api/requests?page=9')).text).toBe('[]');
});

it.each([
  ['sort=-createdAt', [2, 1, 0]],
  ['sort=customer,-id', [2, 1, 0]],
  ['internal_status=open', [0, 2]],
  ['internal_status=open,processed', [0, 1, 2]],
  ['internal_status[neq]=open', [1]],
  ['internal_status!=open', [1]],
  ['createdAt[gte]=2026-02-10T12:00:00Z', [1, 2]],
  ['createdAt[gte]=2026-02-01&createdAt[lte]=2026-02-28T23:59:59Z', [1]],
  ['createdAt=2026-01-01..2026-02-28T23:59:59Z', [0, 1]],
  ['createdAt>=2026-03-10T13:00:00%2B01:00', [2]],
  ['s_montant_global[gt]=100000.0001', [1]],
  ['s_montant_global[exists]=no', [2]],
  ['assignedUsers=124,1', [0, 1, 2]],
  ['assignedUsers=1', []],
  ['internal_status=', [0, 1, 2]],
  ['email=CAMILLE%40intergestion.example&meta=title', [0, 1, 2]],
])('understands ?%s', async (query, expected) => {
  const { marie, projects } = await applicantWithProjects();
  const { status, body } = await marie.get(`/admin/api/requests?${query}`);
  expect(status).toBe(200);
  expect(idsOf(body)).toEqual(expected.map((index) => projects[index]));
});

it.each([
  ['_=1', { title: 'filter constraint', detail: 'The filter is not supported.', source: '_' }],
  ['note=x', { source: 'note' }],
  ['customer=abc', { detail: 'Expected integer value. Given "abc".', source: 'customer' }],
  ['customer=1&customer=2', { detail: 'The parameter is repeated.' }],
  ['customer[]=1', { title: 'filter constraint' }],
  ['customer[contains]=1', { detail: 'The operator "contains" is not supported.' }],
  ['__proto__[x]=1', { title: 'filter constraint' }],
  ['constructor=1', { title: 'filter constraint' }],
  ['page=0', { source: 'page' }],
  ['limit=abc', { source: 'limit' }],
  ['limit=-2', { source: 'limit' }],
  [
    'sort=note',
    { title: 'sort constraint', detail: 'Sorting by "note" field is not supported.', source: 'sort' },
  ],
  ['sort=id;drop table requests', { title: 'sort constraint' }],
  ["customer=1' or '1'='1", { source: 'customer' }],
  ['createdAt[gte]=yesterday', { source: 'createdAt' }],
  ['createdAt=2026-02-30', { source: 'createdAt' }],
  ['request.note=x', { source: 'request.note' }],
  ['email=%E0%A4%A', { title: 'filter constraint' }],
  ['email=a%00b', { source: 'email' }],
  [Array.from({ length: 51 }, (_, index) => `a${index}=1`).join('&'), { detail: 'Too many parameters.' }],
])('refuses ?%s', async (query, problem) => {
  const marie = await backOffice().person();
  const { status, body } = await marie.get(`/admin/api/requests?${query}`);
  expect(status).toBe(400);
  expect(body).toEqual([expect.objectContaining(problem)]);
});

it('gives a null association as an empty list, and a list below an item as a list', async () => {
  const { marie } = await applicantWithProjects();
  const quote = await backOffice().seed.quote({ customer_user_id: marie.id });
  expect((await marie.get(`/admin/api/ficodevquotes/${quote}/s_quote_att_2`)).text).toBe('[]');
  expect(await marie.get(`/admin/api/customers/59/children?limit=-1`)).toMatchObject({
    status: 200,
    text: '[]',
  });
});

it('says what it does not have', async () => {
  const marie = await backOffice().person();
  expect(await marie.get('/admin/api/foo')).toMatchObject({
    status: 404,
    body: [{ title: 'entity type constraint', detail: 'Unknown entity type: foo.' }],
  });
  expect(await marie.get('/admin/api/requests/999999')).toMatchObject({
    status: 404,
    body: [
      {
        title: 'not found http exception',
        detail: 'An entity with the requested identifier does not exist.',
      },
    ],
  });
  expect(await marie.get('/admin/api/requests/test')).toMatchObject({
    status: 400,
    body: [{ title: 'entity identifier constraint', detail: 'Expected integer value. Given "test".' }],
  });
  expect((await marie.get('/admin/api/requests/99999999999')).status).toBe(404);
});

it.each([
  ['PUT', 'requests/1', 'GET, PATCH'],
  ['PUT', 'customer_users/1', 'GET, PATCH, DELETE'],
  ['POST', 'countries', 'GET'],
  ['PATCH', 'rfpinternalstatuses/open', 'GET'],
  ['DELETE', 'requests', 'GET, POST'],
  ['POST', 'files', ''],
] as const)('answers %s %s with 405 and what is allowed', async (method, path, allow) => {
  const marie = await backOffice().person();
  const answer = await marie.send(method, `/admin/api/${path}`, {});
  expect(answer).toMatchObject({ status: 405, text: '', headers: { allow } });
});

it('serves the lists under the paths an Oro back office computes and under short ones', async () => {
  const marie = await backOffice().person();
  for (const path of [
    'requeststypebiend60e813es',
    'type_bien',
    'requestsdureecreditsouhaite7928f01s',
    'rfpinternalstatuses',
  ]) {
    const { status, body } = await marie.get(`/admin/api/${path}?page=1&limit=50`);
    expect(status).toBe(200);
    const [first] = (body as ListEntry[]).filter(({ priority }) => priority === 1);
    expect(Object.keys(first ?? {})).toEqual(['id', 'name', 'priority', 'default']);
  }
  expect(await marie.get('/admin/api/quoteinternalstatuses/draft')).toMatchObject({ body: { id: 'draft' } });
  expect(await marie.get('/admin/api/countries/FR')).toMatchObject({
    body: { iso2Code: 'FR', name: 'France' },
  });
  expect(await marie.get('/admin/api/regions/FR-75')).toMatchObject({
    body: { combinedCode: 'FR-75', country: 'FR' },
  });
});

it.each([
  ['', 'The request data should not be empty'],
  ['{}', 'The request data should not be empty'],
  ['[]', 'The request data should be an object'],
  ['{"a":', 'Invalid json message received.'],
  ['{"a":'.repeat(30) + '1' + '}'.repeat(30), 'The request data is nested too deeply'],
  ['['.repeat(30_000), 'The request data is nested too deeply'],
])('refuses a body that is not a proper object', async (body, detail) => {
  const marie = await backOffice().person();
  expect(await marie.post('/admin/api/requests', body)).toMatchObject({ status: 400, body: [{ detail }] });
});

it('refuses other types and large bodies', async () => {
  const marie = await backOffice().person();
  const large = { note: 'x'.repeat(70_000) };
  expect((await marie.post('/admin/api/requests', large)).status).toBe(413);
  expect((await marie.post('/admin/api/requests', '{"a":1}', { 'content-type': 'text/plain' })).status).toBe(
    415,
  );
});

it('puts the same guarding headers on every answer', async () => {
  const marie = await backOffice().person();
  const answers = [
    await marie.get('/admin/api/countries/FR'),
    await marie.get('/admin/api/foo'),
    await backOffice().anonymous.get('/admin/api/x'),
  ];
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

it.each([
  ['/admin/api/requests?createdAt[gte]=0000-01-01', 400],
  ['/admin/api/requests?createdAt[gte]=9999-12-31T23:59:59-23:59', 400],
  ['/admin/api/requests?createdAt=0000-01-01..2026-01-01', 400],
  ['/admin/api/countries/FR%00', 404],
  ['/admin/api/rfpinternalstatuses/%00', 404],
])('answers what no column can hold as a mistake of the caller: %s', async (path, status) => {
  const marie = await backOffice().person();
  expect((await marie.get(path)).status).toBe(status);
});

it.each(['0000-01-01', '-000001-01-01T00:00:00Z', '+275760-09-13'])(
  'answers an If-Match of a year that no row has, %s, as a header that is not ours',
  async (year) => {
    const marie = await backOffice().person();
    const answer = await marie.patch(
      `/admin/api/customer_users/${marie.id}`,
      { firstName: 'Marie' },
      { 'if-match': `"${year}"` },
    );
    expect(answer.status).toBe(400);
  },
);
