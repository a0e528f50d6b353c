import { idsOf, useScene } from './scene';

// Wire reference, sections 4 and 5: each resource, and lists of choices.
const scene = useScene();
const USERS = '/admin/api/customer_users';
const ADDRESSES = '/admin/api/customer_user_addresses';

describe('4.1 users', () => {
  it('never gives a password, a salt or a token away', async () => {
    const { as, ids } = scene();
    const { text } = await as.admin.get(`${USERS}/${ids.marie}`);
    expect(text).not.toMatch(/password"|hash|salt|token|argon/i);
  });

  it('takes no password with a change, and one e-mail for both of its fields', async () => {
    const { as, ids, person } = scene();
    expect(await as.marie.patch(`${USERS}/${ids.marie}`, { password: 'Nouveau2027' })).toMatchObject({
      status: 400,
      body: [{ title: 'extra fields constraint' }],
    });
    const { id } = await person();
    expect(await as.admin.patch(`${USERS}/${id}`, { email: 'autre@example.org' })).toMatchObject({
      status: 200,
      body: { email: 'autre@example.org', username: 'autre@example.org' },
    });
  });
});

describe('4.2 addresses and geography', () => {
  const address = { street: '1 rue', postalCode: '01000', city: 'Bourg', country: 'FR', region: 'FR-01' };
  const refused = (title: string, source: string, detail?: string) => ({
    status: 400,
    body: [{ title, source, ...(detail === undefined ? {} : { detail }) }],
  });

  it.each([
    [{ postalCode: '  ' }, 'not blank constraint', 'postalCode', undefined],
    [{ country: null }, 'not blank constraint', 'country', undefined],
    [{ region: null }, 'callback constraint', 'region', 'State is required for country France'],
    [{ country: 'BE' }, 'callback constraint', 'region', 'Region Ain does not belong to country Belgique'],
  ])('refuses an address with %j', async (change, title, source, detail) => {
    const reply = await scene().as.marie.post(ADDRESSES, { ...address, ...change });
    expect(reply).toMatchObject(refused(title, source, detail));
  });

  it('has no identifier but its own, and takes lists of codes', async () => {
    const { as } = scene();
    const countries = await as.marie.get('/admin/api/countries?iso2Code=FR,BE&sort=-iso2Code');
    expect(countries.body).toMatchObject([{ iso2Code: 'FR' }, { iso2Code: 'BE' }]);
    expect((countries.body as object[])[0]).not.toHaveProperty('id');
    const regions = await as.marie.get('/admin/api/regions?combinedCode=FR-75,FR-01&country=FR');
    expect(regions.body).toMatchObject([{ combinedCode: 'FR-01' }, { combinedCode: 'FR-75' }]);
  });
});

describe('4.4 requests', () => {
  const project = { company: 'Particulier', firstName: 'L', lastName: 'M', email: 'l@example.org' };

  it('starts at open with a title, whatever its stamps say, and belongs to who submits it', async () => {
    const { person } = scene();
    const lea = await person();
    const stamps = {
      createdAt: '2020-01-01T00:00:00Z',
      updatedAt: '2020-01-01T00:00:00Z',
      customer_status: 'x',
    };
    const made = await lea.post('/admin/api/requests', { ...project, ...stamps });
    const { id } = made.body as { id: number };
    expect(made).toMatchObject({
      status: 201,
      body: {
        internal_status: 'open',
        customer_status: 'submitted',
        createdAt: '2026-05-04T10:00:00Z',
        updatedAt: '2026-05-04T10:00:00Z',
        title: `Projet ${id}`,
        customerUser: lea.id,
        customer: 59,
        owner: 124,
        assignedUsers: [124],
        timesContacted: 0,
        lastContactedDate: null,
      },
    });
  });
});

describe('5.2 files', () => {
  it('has the content in base64, and a size that is its own', async () => {
    const { as, ids } = scene();
    const { body } = await as.marie.get(`/admin/api/files/${ids.offerFile}`);
    const { content, fileSize } = body as { content: string; fileSize: number };
    expect(Buffer.from(content, 'base64').toString()).toBe('offre');
    expect(fileSize).toBe(5);
  });

  it('has content null for a file whose bytes are lost, and no list of files', async () => {
    const { as, office, ids } = scene();
    const lost = await office.seed.file('', { content: null });
    const quote = await office.seed.quote({ customer_user_id: ids.marie, s_quote_att_2: lost });
    expect((await as.marie.get(`/admin/api/ficodevquotes/${quote}/s_quote_att_2`)).body).toMatchObject({
      id: lost,
      content: null,
    });
    expect((await as.admin.get('/admin/api/files')).status).toBe(405);
  });
});

it('4.3 gives the whole tree of agencies in one call, by parents and by children', async () => {
  const { as, ids } = scene();
  const { body } = await as.director.get('/admin/api/customers?limit=1000');
  const agencies = body as { id: number; parent: number | null; children: number[] }[];
  const below = agencies.flatMap(({ id, parent }) => (parent === null ? [] : [`${parent} > ${id}`]));
  const named = agencies.flatMap(({ id, children }) => children.map((child) => `${id} > ${child}`));
  expect(below.length).toBeGreaterThan(0);
  expect(named.toSorted()).toEqual(below.toSorted());
  expect(idsOf((await as.director.get(`/admin/api/customers?children=${ids.branch}`)).body)).toEqual([59]);
});
