import { ROLE_IDS } from './caller';
import { guardedFields, writtenFields } from '../resources/read-body';
import { servedResources } from '../../test/testing/list-plans';
import { sql } from '../store/sql';
import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const ROLES = ['APPLICANT', 'AGENT', 'DIRECTOR', 'ADMIN'] as const;
type RoleName = (typeof ROLES)[number];
type Body = Readonly<Record<string, unknown>>;

/** Fields that an error answer names, in `source` or as extra fields in the text. */
const named = (body: unknown): string[] =>
  (body as { source?: string; detail: string }[]).flatMap(({ source, detail }) =>
    source === undefined ? [...detail.matchAll(/"([^"]+)"/g)].map(([, field = '']) => field) : [source],
  );

/** 'set', or the fields named by the refusal. */
const outcomeOf = ({ status, body }: { status: number; body: unknown }): string => {
  if (status === 200 || status === 201) return 'set';
  return status === 400 || status === 403 ? named(body).join() : `status ${status}`;
};

async function scene(role: RoleName) {
  const { seed, person } = backOffice();
  const agency = await seed.agency();
  const elsewhere = await seed.agency();
  const caller = await person({ role, columns: { customer_id: agency } });
  const agentEmail = role === 'AGENT' ? caller.email : 'agent@example.org';
  const applicant =
    role === 'APPLICANT'
      ? caller
      : await seed.person({ columns: { customer_id: agency, s_email_agent: agentEmail } });
  const stranger = await seed.person({ columns: { customer_id: elsewhere } });
  const strangerAgent = await seed.person({ role: 'AGENT', columns: { customer_id: elsewhere } });
  const manager = await seed.manager();
  const request = await seed.request({
    customer_id: agency,
    customer_user_id: applicant.id,
    s_email_agent: agentEmail,
  });
  const address = await seed.address(applicant.id);
  return { caller, agency, elsewhere, applicant, stranger, strangerAgent, manager, request, address };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const rowsOf = async () => ({
  people: await backOffice().store.rows(sql`select * from customer_users order by id`),
  requests: await backOffice().store.rows(sql`select * from requests order by id`),
  addresses: await backOffice().store.rows(sql`select * from customer_user_addresses order by id`),
});

const project = { company: 'Particulier', firstName: 'A', lastName: 'B', email: 'a@example.org' };

/** Resource × field × value: who may set it on update and on creation; others get an error that names the field. */
interface Row {
  readonly field: string;
  readonly value: (scene: Scene) => unknown;
  readonly change: readonly RoleName[];
  readonly create: readonly RoleName[];
}
const row = (
  field: string,
  value: Row['value'],
  change: readonly RoleName[],
  create: readonly RoleName[] = change,
): Row => ({ field, value, change, create });
const nobody: readonly RoleName[] = [];

const REQUESTS: readonly Row[] = [
  row('internal_status', () => 'fonds_debloques', ['ADMIN'], nobody),
  row('internal_status', () => 'accepted', nobody),
  row('internal_status', () => ['open'], nobody),
  row('customer', ({ elsewhere }) => elsewhere, nobody),
  row('customer', () => 59, nobody),
  row('customerUser', ({ stranger }) => stranger.id, nobody),
  row('customerUser', ({ strangerAgent }) => strangerAgent.id, nobody),
  row('owner', ({ manager }) => manager, ['DIRECTOR', 'ADMIN']),
  row('owner', () => 2_000_000, nobody),
  row('assignedUsers', ({ manager }) => [manager], ['DIRECTOR', 'ADMIN']),
  row(
    's_email_agent',
    () => 'elsewhere@example.org',
    ['DIRECTOR', 'ADMIN'],
    ['APPLICANT', 'DIRECTOR', 'ADMIN'],
  ),
  row('s_email_agent', ({ strangerAgent }) => strangerAgent.email, nobody, ['APPLICANT']),
  ...['id', 'apiKey', 'organization', 'version', 'customer_user_id', 'decided_at'].map((field) =>
    row(field, () => 1, nobody),
  ),
];

it.each(ROLES)(
  'lets an %s set of a project what the table says, and names what it refuses',
  async (role) => {
    const there = await scene(role);
    const { caller, agency, applicant } = there;
    const agentEmail = role === 'AGENT' ? caller.email : 'agent@example.org';
    const owned = { customer_id: agency, customer_user_id: applicant.id, s_email_agent: agentEmail };
    for (const { field, value, change, create } of REQUESTS) {
      const request = await backOffice().seed.request(owned);
      const sent = value(there);
      const body: Body = { [field]: sent };
      const before = await rowsOf();
      const changed = await caller.patch(`/admin/api/requests/${request}`, { note: 'x', ...body });
      const between = await rowsOf();
      const created = await caller.post('/admin/api/requests', { ...project, ...body });
      const after = await rowsOf();
      const isRefused = [outcomeOf(changed), outcomeOf(created)].map((outcome) => outcome !== 'set');
      expect({ field, sent, change: outcomeOf(changed), create: outcomeOf(created) }).toEqual({
        field,
        sent,
        change: change.includes(role) ? 'set' : field,
        create: create.includes(role) ? 'set' : field,
      });
      // Check the stored row, not the answer.
      expect(isRefused[0] ? between : before).toEqual(before);
      expect(isRefused[1] ? after : between).toEqual(between);
    }
  },
  60_000,
);

describe('of an account', () => {
  const FIELDS: readonly [field: string, value: (scene: Scene) => unknown, ofAdmin: 200 | 400][] = [
    ['roles', () => [1], 200],
    ['roles', () => [ROLE_IDS.AGENT], 200],
    ['customer', ({ agency }) => agency, 200],
    ['customer', ({ elsewhere }) => elsewhere, 400],
    ['enabled', () => true, 200],
    ['confirmed', () => true, 200],
    ['s_email_agent', () => 'x@example.org', 200],
    ['s_email_agent', ({ strangerAgent }) => strangerAgent.email, 400],
    ['owner', () => 124, 200],
    ['password', () => 'Nouveau2027', 400],
    ['plainPassword', () => 'Nouveau2027', 400],
    ['id', () => 1, 400],
    ['apiKey', () => 'x', 400],
    ['passwordRequestedAt', () => null, 400],
    ['loginCount', () => 0, 400],
  ];

  it.each(ROLES)(
    'an %s sets what only an administrator may, or is told which field it was',
    async (role) => {
      const there = await scene(role);
      for (const [field, value, ofAdmin] of FIELDS) {
        const person = role === 'ADMIN' ? there.applicant : there.caller;
        const sent = value(there);
        const before = await rowsOf();
        const answer = await there.caller.patch(`/admin/api/customer_users/${person.id}`, {
          middleName: 'Anne',
          [field]: sent,
        });
        const isSet = role === 'ADMIN' && ofAdmin === 200;
        expect({ field, sent, outcome: outcomeOf(answer) }).toEqual({
          field,
          sent,
          outcome: isSet ? 'set' : field,
        });
        expect(isSet ? before.people : (await rowsOf()).people).toEqual(before.people);
      }
    },
    60_000,
  );

  it.each(ROLES)('an %s changes name and birth date, and sends the e-mail back as it is', async (role) => {
    const { caller } = await scene(role);
    const change = { firstName: 'Zoé', birthday: '1990-01-31', email: caller.email };
    expect((await caller.patch(`/admin/api/customer_users/${caller.id}`, change)).status).toBe(200);
  });

  it.each(['APPLICANT', 'AGENT', 'DIRECTOR'] as const)(
    'an %s keeps the e-mail they sign with',
    async (role) => {
      const { caller } = await scene(role);
      for (const field of ['email', 'username']) {
        await caller.patch(`/admin/api/customer_users/${caller.id}`, { [field]: 'other@example.org' });
      }
      expect((await caller.get(`/admin/api/customer_users/${caller.id}`)).body).toMatchObject({
        email: caller.email,
      });
    },
  );

  it('an administrator makes one in the agencies looked after, of a role that exists', async () => {
    const { caller, agency, elsewhere, strangerAgent } = await scene('ADMIN');
    const body = {
      email: 'new@example.org',
      password: 'Secret123',
      firstName: 'A',
      lastName: 'B',
      roles: [2],
    };
    for (const [extra, field] of [
      [{ customer: elsewhere }, 'customer'],
      [{ customer: 59 }, 'customer'],
      [{ roles: [3] }, 'roles'],
      [{ roles: [] }, 'roles'],
      [{ owner: 2_000_000 }, 'owner'],
      [{ s_email_agent: strangerAgent.email }, 's_email_agent'],
    ] as const) {
      const answer = await caller.post('/admin/api/customer_users', { ...body, ...extra });
      expect({ field, status: answer.status, named: named(answer.body) }).toEqual({
        field,
        status: 400,
        named: [field],
      });
    }
    expect(await caller.post('/admin/api/customer_users', { ...body, customer: agency })).toMatchObject({
      status: 201,
      body: { customer: agency, roles: [2] },
    });
  });
});

describe.each(ROLES)('an address, for an %s', (role) => {
  const sent = { street: '1 rue Neuve', postalCode: '75002', city: 'Paris', country: 'FR', region: 'FR-75' };

  it('stays with its person and is made for nobody out of reach', async () => {
    const { caller, address, applicant, stranger } = await scene(role);
    const before = await rowsOf();
    const refused = async (call: Promise<{ status: number; body: unknown }>, field: string) => {
      const { status, body } = await call;
      expect([400, 403]).toContain(status);
      expect(named(body)).toEqual([field]);
    };
    const path = '/admin/api/customer_user_addresses';
    await refused(
      caller.patch(`${path}/${address}`, { city: 'x', frontendOwner: stranger.id }),
      'frontendOwner',
    );
    await refused(caller.patch(`${path}/${address}`, { city: 'x', frontendOwner: null }), 'frontendOwner');
    await refused(caller.patch(`${path}/${address}`, { city: 'x', owner: 124 }), 'owner');
    await refused(caller.patch(`${path}/${address}`, { city: 'x', id: 1 }), 'id');
    await refused(caller.post(path, { ...sent, frontendOwner: stranger.id }), 'frontendOwner');
    await refused(caller.post(path, { ...sent, owner: 124 }), 'owner');
    expect(await rowsOf()).toEqual(before);
    const same = { city: 'Brest', frontendOwner: applicant.id, owner: null };
    expect((await caller.patch(`${path}/${address}`, same)).status).toBe(200);
    expect((await caller.post(path, { ...sent, frontendOwner: applicant.id })).status).toBe(201);
  });
});

it('has a row for every field of the table', () => {
  const tested = {
    customer_users: ['roles', 'customer', 'enabled', 'confirmed', 's_email_agent', 'owner'],
    customer_user_addresses: ['frontendOwner', 'owner'],
    requests: [...new Set(REQUESTS.map(({ field }) => field))],
  };
  const guarded = servedResources().all.flatMap((resource) =>
    (['create', 'update'] as const).flatMap((verb) =>
      Object.keys(guardedFields(writtenFields(resource, verb), verb)).map((field) => [resource.name, field]),
    ),
  );
  expect(guarded.length).toBeGreaterThan(0);
  for (const [name = '', field] of guarded) {
    expect([name, tested[name as keyof typeof tested]]).toEqual([name, expect.arrayContaining([field])]);
  }
});

it('lets a person without an agency submit a project, as the portal does: to the default agency', async () => {
  const lost: SignedPerson = await backOffice().person({ columns: { customer_id: null } });
  expect(await lost.post('/admin/api/requests', { ...project, customer: 59, owner: 124 })).toMatchObject({
    status: 201,
    body: { customer: 59, customerUser: lost.id },
  });
});
