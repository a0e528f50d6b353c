import { useBackOffice, type SignedPerson, type TestBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();

/** Two agencies below the default one, each with an agent, an applicant and all of the applicant's rows. */
interface Side {
  readonly agency: number;
  readonly agent: SignedPerson;
  readonly applicant: SignedPerson;
  readonly request: number;
  readonly quote: number;
  readonly address: number;
}

async function side(office: TestBackOffice, parent: number): Promise<Side> {
  const { seed } = office;
  const agency = await seed.agency({ parent_id: parent });
  const agent = await office.person({ role: 'AGENT', columns: { customer_id: agency } });
  const applicant = await office.person({ columns: { customer_id: agency, s_email_agent: agent.email } });
  const owned = { customer_id: agency, customer_user_id: applicant.id };
  const request = await seed.request({ ...owned, s_email_agent: agent.email.toUpperCase() });
  const quote = await seed.quote({ ...owned, request_id: request });
  const address = await seed.address(applicant.id);
  return { agency, agent, applicant, request, quote, address };
}

async function world() {
  const office = backOffice();
  const north = await side(office, 59);
  const south = await side(office, 59);
  const neighbour = await office.person({ columns: { customer_id: north.agency } });
  const director = await office.person({ role: 'DIRECTOR', columns: { customer_id: north.agency } });
  const admin = await office.person({ role: 'ADMIN' });
  const visitor = await office.person({ columns: { customer_id: north.agency, roles: [3] } });
  return { north, south, neighbour, director, admin, visitor };
}
const ids = (body: unknown): number[] =>
  Array.isArray(body) ? body.map(({ id }: { id: number }) => id) : [];

it('lets filters narrow a list, never widen it', async () => {
  const scene = await world();
  const { north, south } = scene;
  const theirs = {
    requests: [north.request],
    ficodevquotes: [north.quote],
    customer_user_addresses: [north.address],
  };
  const none = { requests: [], ficodevquotes: [], customer_user_addresses: [] };
  const own: Record<string, [SignedPerson, Record<string, number[]>]> = {
    applicant: [north.applicant, theirs],
    neighbour: [scene.neighbour, none],
    agent: [north.agent, theirs],
    director: [scene.director, theirs],
  };
  const forged = [
    '',
    `customer=${south.agency}`,
    `customer=${north.agency},${south.agency}`,
    `customerUser=${south.applicant.id}`,
    `customerUser[neq]=${north.applicant.id}`,
    `s_email_agent=${encodeURIComponent(south.agent.email)}`,
    `request=${south.request}`,
    `request.s_email_agent=${encodeURIComponent(south.agent.email)}`,
    `request.id=${south.request}`,
    `id=${south.request},${south.quote},${south.address}`,
    `id[gte]=1`,
    `internal_status[exists]=true`,
    `frontendOwner=${south.applicant.id}`,
    `customer=`,
  ];
  for (const [name, [caller, allowed]] of Object.entries(own)) {
    for (const [resource, rows] of Object.entries(allowed)) {
      for (const query of forged) {
        const { status, body } = await caller.get(`/admin/api/${resource}?limit=-1&${query}`);
        expect([200, 400]).toContain(status);
        const beyond = ids(body).filter((id) => !rows.includes(id));
        expect({ name, resource, query, beyond }).toEqual({ name, resource, query, beyond: [] });
      }
      expect(ids((await caller.get(`/admin/api/${resource}?limit=-1`)).body)).toEqual(rows);
    }
  }
}, 60_000);

it('lets a list of people hold only those the caller has to do with', async () => {
  const scene = await world();
  const { north, south, neighbour, director, admin, visitor } = scene;
  const people = async (caller: SignedPerson) =>
    ids((await caller.get('/admin/api/customer_users?limit=-1')).body);
  expect(await people(north.applicant)).toEqual([north.agent.id, north.applicant.id]);
  expect(await people(neighbour)).toEqual([neighbour.id]);
  expect(await people(north.agent)).toEqual([north.agent.id, north.applicant.id]);
  expect(await people(visitor)).toEqual([visitor.id]);
  expect(await people(director)).toEqual([
    north.agent.id,
    north.applicant.id,
    neighbour.id,
    director.id,
    visitor.id,
  ]);
  expect(await people(admin)).toContain(south.applicant.id);
});

it('shows an applicant of their agent only who that is', async () => {
  const { north } = await world();
  const { body } = await north.applicant.get(`/admin/api/customer_users/${north.agent.id}`);
  expect(body).toMatchObject({ id: north.agent.id, firstName: 'Camille', email: north.agent.email });
  expect(body).toMatchObject({ birthday: null, s_email_agent: null, lastLogin: null, addresses: [] });
});

it('no association tells of rows out of reach, by a filter or by an order', async () => {
  const { north, south } = await world();
  const unknown = 2_000_000_000;
  const ask = async (query: string) => {
    const { status, headers, body } = await north.applicant.get(`/admin/api/${query}`, {
      'x-include': 'totalCount',
    });
    return [status, headers['x-include-total-count'], ids(body)];
  };
  for (const [hidden, field] of [
    [south.applicant.id, 'customers?users'],
    [south.agency, 'customers?children'],
    [south.address, 'customer_users?addresses'],
    [south.request, 'ficodevquotes?request'],
    [south.applicant.id, 'requests?customerUser'],
    [south.applicant.id, 'customer_user_roles?customerUsers'],
  ] as const)
    expect([field, await ask(`${field}=${hidden}`)]).toEqual([field, await ask(`${field}=${unknown}`)]);
});

describe('what a director looks after', () => {
  const agenciesOf = async (top: number) => {
    const director = await backOffice().person({ role: 'DIRECTOR', columns: { customer_id: top } });
    return ids((await director.get('/admin/api/customers?limit=-1')).body);
  };

  it('ends where agencies go in a circle', async () => {
    const { seed, store } = backOffice();
    const one = await seed.agency({});
    const two = await seed.agency({ parent_id: one });
    await store.script(`update customers set parent_id = ${two} where id = ${one}`);
    expect(await agenciesOf(one)).toEqual([one, two]);
    await store.script(`update customers set parent_id = ${one} where id = ${one}`);
    expect(await agenciesOf(one)).toEqual([one, two]);
  });

  it('ends twenty levels below, in a chain of a thousand', async () => {
    const { seed, store } = backOffice();
    const top = await seed.agency({});
    await store.script(`insert into customers (id, name, parent_id, created_at, updated_at)
      select ${top} + level, 'Niveau ' || level, ${top} + level - 1, now(), now() from generate_series(1, 1000) level`);
    expect(await agenciesOf(top)).toEqual(Array.from({ length: 21 }, (_, level) => top + level));
  });
});

it.each(['createdAt[gte]=2000-01-01', 'enabled=true', 's_email_agent[exists]=true'])(
  'does not tell an applicant by a filter what it hides of their agent: %s',
  async (filter) => {
    const agent = await backOffice().person({ role: 'AGENT' });
    const marie = await backOffice().person({ columns: { s_email_agent: agent.email } });
    const found = async (query: string) => {
      const { body } = await marie.get(`/admin/api/customer_users?id=${marie.id},${agent.id}${query}`);
      return Array.isArray(body) ? body.map(({ id }: { id: number }) => id) : body;
    };
    expect(await found('')).toEqual([agent.id, marie.id]);
    expect(await found(`&${filter}`)).toEqual([marie.id]);
  },
);

it('does not sort for an applicant by what it hides of their agent', async () => {
  const agent = await backOffice().person({ role: 'AGENT', columns: { created_at: new Date('2020-01-01') } });
  const marie = await backOffice().person({ columns: { s_email_agent: agent.email } });
  const ids = async (sort: string) => {
    const { body } = await marie.get(`/admin/api/customer_users?sort=${sort}`);
    return Array.isArray(body) ? body.map(({ id }: { id: number }) => id) : body;
  };
  expect(await ids('createdAt')).toEqual([marie.id, agent.id]);
});
