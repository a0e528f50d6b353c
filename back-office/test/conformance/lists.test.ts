import { AGENT, idsOf, useScene, withIds } from './scene';

// Wire reference, sections 1.4 to 1.6: lists.
const scene = useScene();
const REQUESTS = '/admin/api/requests';
const COUNTED = { 'x-include': 'totalCount' };
const total = ({ headers }: { headers: Readonly<Record<string, unknown>> }): unknown =>
  headers['x-include-total-count'];

describe('1.4 paging and totals', () => {
  it.each([
    ['countries', 10],
    ['countries?page=25', 9],
    ['countries?limit=3', 3],
    ['countries?limit=-1', 249],
    ['countries?limit=100000', 249],
    ['countries?page=26', 0],
  ])('%s has %i rows', async (path, rows) => {
    const reply = await scene().as.marie.get(`/admin/api/${path}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toHaveLength(rows);
    expect(total(reply)).toBeUndefined();
  });

  it('holds for a list below an item too', async () => {
    const { as, office, ids } = scene();
    for (let count = 0; count < 11; count += 1) await office.seed.agency({ parent_id: ids.branch });
    const path = `/admin/api/customers/${ids.branch}/children`;
    const page = await as.director.get(path, COUNTED);
    expect([idsOf(page.body).length, total(page)]).toEqual([10, '11']);
    expect((await as.director.get(`${path}?limit=-1`)).body).toHaveLength(11);
    expect((await as.director.get(`${path}?page=2`)).body).toHaveLength(1);
    expect((await as.director.get(`${path}?id=0`, COUNTED)).body).toEqual([]);
    // Direct children only.
    expect(idsOf((await as.director.get('/admin/api/customers/59/children?limit=-1')).body)).toEqual([
      ids.branch,
    ]);
  });

  it.each([
    ['limit=1', 'totalCount', '3'],
    ['page=2&limit=2', 'totalCount', '3'],
    ['internal_status=processed&limit=1', 'totalCount', '1'],
    ['internal_status=rejected', 'totalCount', '0'],
    ['limit=1', 'deletedCount', undefined],
  ])(
    'counts after filters and before paging: ?%s with X-Include: %s says %s',
    async (query, include, count) => {
      const reply = await scene().as.marie.get(`${REQUESTS}?${query}`, { 'x-include': include });
      expect(total(reply)).toBe(count);
    },
  );

  it('counts nothing that the caller may not see', async () => {
    const { as, person } = scene();
    const stranger = await person();
    expect(total(await stranger.get(REQUESTS, COUNTED))).toBe('0');
    expect(Number(total(await as.director.get(REQUESTS, COUNTED)))).toBeGreaterThan(3);
  });
});

const J = 'january';
const F = 'february';
const M = 'march';

describe('1.5 sort', () => {
  it.each([
    ['', [J, F, M]],
    ['sort=-id', [M, F, J]],
    ['sort=-createdAt', [M, F, J]],
    ['sort=customer,-id', [M, F, J]],
    ['sort=internal_status,-createdAt', [M, J, F]],
    ['sort=-s_montant_global&s_montant_global[exists]=yes', [F, J]],
  ])('?%s gives %j', async (query, expected) => {
    const { as, ids } = scene();
    const { body } = await as.marie.get(`${REQUESTS}?${query}`);
    expect(idsOf(body)).toEqual(expected.map((name) => ids[name]));
  });

  it('sorts lists of choices and of countries by name when asked, by id otherwise', async () => {
    const names = async (query: string): Promise<string[]> => {
      const { body } = await scene().as.marie.get(`/admin/api/${query}`);
      return (body as { name: string }[]).map(({ name }) => name);
    };
    const byName = await names('countries?sort=name&limit=3');
    expect(byName).toEqual((await names('countries?sort=-name&limit=-1')).toReversed().slice(0, 3));
    const statuses = await scene().as.marie.get('/admin/api/rfpinternalstatuses?limit=-1');
    expect(idsOf(statuses.body)).toEqual(idsOf(statuses.body).toSorted());
  });

  it.each(['note', 'assignedUsers', 'foo', 'customer.name', 'id;drop table requests'])(
    'refuses to sort by %s',
    async (field) => {
      expect(await scene().as.marie.get(`${REQUESTS}?sort=${encodeURIComponent(field)}`)).toMatchObject({
        status: 400,
        body: [
          {
            title: 'sort constraint',
            detail: `Sorting by "${field}" field is not supported.`,
            source: 'sort',
          },
        ],
      });
    },
  );
});

describe('1.6 filters', () => {
  it.each([
    // A value, a comma-separated list, and operators written as symbols.
    ['id={january},{march}', [J, M]],
    ['id[neq]={january}', [F, M]],
    ['id<>{january}', [F, M]],
    ['internal_status=open,processed', [J, F, M]],
    ['internal_status[neq]=open', [F]],
    ['s_montant_global=100000.0000,200000.5', [J, F]],
    ['s_montant_global[neq_or_null]=100000', [F, M]],
    ['s_montant_global!*100000', [F, M]],
    ['s_montant_global>100000', [F]],
    ['s_montant_global>=100000', [J, F]],
    ['s_montant_global<200000.5', [J]],
    ['s_montant_global<=200000.5', [J, F]],
    ['s_montant_global*true', [J, F]],
    ['s_mode_achat[exists]=0', [J, F, M]],
    // Ranges, and both bounds on one field.
    ['s_montant_global=1..150000', [J]],
    ['id={january}..{february}', [J, F]],
    ['createdAt=2026-01-01..2026-02-28T23:59:59Z', [J, F]],
    ['createdAt[gte]=2026-02-01&createdAt[lte]=2026-02-28T23:59:59Z', [F]],
    ['createdAt[gt]=2026-01-10T12:00:00Z&createdAt[lt]=2026-03-10T12:00:00Z', [F]],
    ['createdAt=2026-02-10T13:00:00%2B01:00', [F]],
    ['createdAt[neq]=2026-01-01..2026-02-28', [M]],
    // To-many: any of, none of, all of, not all of.
    ['assignedUsers=124,7', [J, F, M]],
    ['assignedUsers[neq]=124', []],
    ['assignedUsers[contains]=124', [J, F, M]],
    ['assignedUsers~124,7', []],
    ['assignedUsers!~124,7', [J, F, M]],
    ['assignedUsers[exists]=yes', [J, F, M]],
    // Several fields, values that are dropped, characters that are special in a URL.
    ['internal_status=open&createdAt[gte]=2026-02-01', [M]],
    ['customer=&internal_status=processed', [F]],
    ['s_email_agent=CLAIRE.PETIT%40example.org', [J, F, M]],
    ['meta=title&id={january}', [J]],
    ['organization=1&customer_status=submitted', [J, F, M]],
  ])('requests?%s gives %j', async (query, expected) => {
    const { as, ids } = scene();
    const { status, body } = await as.marie.get(`${REQUESTS}?${withIds(query, ids)}`);
    expect([status, idsOf(body)]).toEqual([200, expected.map((name) => ids[name])]);
  });

  it.each([
    ['ficodevquotes?request.s_email_agent={agentEmail}', ['offer']],
    ['ficodevquotes?request.internal_status=open&customer.id=59', ['offer']],
    ['ficodevquotes?request.createdAt[gte]=2026-01-01&request.createdAt[lt]=2026-02-01', ['offer']],
    ['ficodevquotes?request.s_email_agent=personne%40example.org', []],
    ['requests?customer.parent[exists]=no&customerUser={marie}', ['january', 'february', 'march']],
    ['ficodevquotes?request[exists]=no&customerUser={marie}', ['loose']],
    ['customer_users?roles=2,4&id={marie},{agent}', ['agent', 'marie']],
    ['customer_users?roles[neq]=4&id={marie},{agent}', ['marie']],
    ['customer_users?addresses={home},{paris}', ['marie']],
    ['customer_users?customer.parent[exists]=no&id={agent}', ['agent']],
    ['customers?parent=59&name=Agence+Lyon', ['branch']],
    ['customers?s_cust_logo={logo}', ['branch']],
    ['customers?createdAt[gte]=2026-05-01&id={branch}', ['branch']],
    ['customer_user_addresses?frontendOwner={marie}&country=FR', ['home', 'paris']],
    ['customer_user_addresses?region=FR-01,FR-75&primary=yes', ['home']],
  ])('%s gives %j', async (path, expected) => {
    const { as, ids } = scene();
    const known = { ...ids, agentEmail: encodeURIComponent(AGENT) };
    const { status, body } = await as.director.get(`/admin/api/${withIds(path, known)}`);
    expect([status, idsOf(body)]).toEqual([200, expected.map((name) => ids[name])]);
  });

  it('narrows a list below an item by the filters of what is listed', async () => {
    const { as, ids } = scene();
    const path = `/admin/api/customer_users/${ids.marie}/addresses`;
    expect(idsOf((await as.marie.get(`${path}?id=${ids.home},${ids.paris}&sort=-id`)).body)).toEqual([
      ids.paris,
      ids.home,
    ]);
    expect(idsOf((await as.marie.get(`${path}?city=Paris`)).body)).toEqual([ids.home]);
    expect((await as.marie.get(`${path}?foo=1`)).status).toBe(400);
  });

  it.each([
    ['include=customer', 'The filter is not supported.', 'include'],
    ['filter[email]=x', 'The operator "email" is not supported.', 'filter'],
    ['note=x', 'The filter is not supported.', 'note'],
    ['customer[]=1', 'The filter is not supported.', 'customer[]'],
    ['request.note=x', 'The filter is not supported.', 'request.note'],
    ['customer.foo=x', 'The filter is not supported.', 'customer.foo'],
    ['customer=abc', 'Expected integer value. Given "abc".', 'customer'],
    ['s_montant_global=beaucoup', 'Expected decimal value. Given "beaucoup".', 's_montant_global'],
    ['createdAt=2026-02-30', 'Expected datetime value. Given "2026-02-30".', 'createdAt'],
    [
      'createdAt=2026-01-01,2026-02-01',
      'Expected datetime value. Given "2026-01-01,2026-02-01".',
      'createdAt',
    ],
    ['customer[exists]=maybe', 'Expected boolean value. Given "maybe".', 'customer'],
    ['company[contains]=x', 'The operator "contains" is not supported.', 'company'],
    ['company[gt]=x', 'The operator "gt" is not supported.', 'company'],
    ['customer=1&customer=2', 'The parameter is repeated.', 'customer'],
    ['page=0', 'The value should be greater than 0.', 'page'],
    ['limit=abc', 'Expected integer value. Given "abc".', 'limit'],
    ['limit=-2', 'The value should be greater than 0.', 'limit'],
  ])('refuses requests?%s: %s', async (query, detail, source) => {
    expect(await scene().as.marie.get(`${REQUESTS}?${query}`)).toMatchObject({
      status: 400,
      body: [{ title: 'filter constraint', detail, source }],
    });
  });

  it.each(['requests/{january}', 'requests/{january}/customer', 'customer_users/{marie}', 'regions/FR-75'])(
    '%s is one row: nothing narrows or sorts it',
    async (path) => {
      const { as, ids } = scene();
      const reply = await as.marie.get(`/admin/api/${withIds(path, ids)}?sort=id`);
      expect(reply).toMatchObject({
        status: 400,
        body: [{ title: 'filter constraint', detail: 'The filter is not supported.', source: 'sort' }],
      });
    },
  );
});
