import { seedBranch, seedProject, seedProposition, type Branch } from '../fixtures/agency-network';
import {
  callerOf,
  rowsOf,
  signedCaller,
  type Answer,
  type BackOfficeClient,
} from '../fixtures/back-office-client';
import { expect, test } from '../fixtures/portal';
import type { PortalServer } from '../fixtures/portal-server';

/**
 * Each call of section 7 that reads or writes data of somebody, made by each role without the portal's pages, on rows of
 * their own agency and on rows of another one. Typed from sections 6 and 7 and from nothing else: the roles named get
 * what they ask for; all others get nothing, which reads as a refusal, as not found, or as an empty list.
 */
const ROLES = ['anonymous', 'visitor', 'applicant', 'agent', 'director', 'admin'] as const;
type Role = (typeof ROLES)[number];

const MANAGERS = 'director admin';
const ALL_FOUR = 'applicant agent director admin';
const SIGNED = `visitor ${ALL_FOUR}`;

/** By call: who gets the rows of their own scope, and who gets those of a stranger. */
const READS: Readonly<Record<string, readonly [own: string, stranger: string]>> = {
  'customer_users?email={applicantEmail}': [ALL_FOUR, ''],
  'customer_users?customer={agency}&page=1&limit=10': [SIGNED, ''],
  'customer_users/{applicant}': [ALL_FOUR, ''],
  'customer_users/{agent}': [ALL_FOUR, ''],
  'customer_users/{director}': [MANAGERS, ''],
  'customer_users?roles=2&limit=1000&customer={agency}': [ALL_FOUR, ''],
  'customer_users?roles=4&limit=1000&customer={agency}': [ALL_FOUR, ''],
  'customer_users/{applicant}/addresses': [ALL_FOUR, ''],
  'customer_users/{applicant}/addresses?id={address}': [ALL_FOUR, ''],
  'customer_user_addresses/{address}': [ALL_FOUR, ''],
  'customers/{agency}': [SIGNED, ''],
  'customers/{agency}/children': [MANAGERS, ''],
  'customers/{below}': [MANAGERS, ''],
  'requests?customerUser={applicant}&customer={agency}&limit=100': [ALL_FOUR, ''],
  'requests?customer={agency}&page=1&limit=1000': [ALL_FOUR, ''],
  'requests?s_email_agent={agentEmail}': [ALL_FOUR, ''],
  'requests?internal_status=processed&createdAt[gte]=2020-01-01&sort=-createdAt&customer={agency}': [
    ALL_FOUR,
    '',
  ],
  'requests?customer={below}': [MANAGERS, ''],
  'requests/{request}': [ALL_FOUR, ''],
  'requests/{request}/customer': [ALL_FOUR, ''],
  'requests/{request}/internal_status': [ALL_FOUR, ''],
  'requests/{request}/assignedUsers': [ALL_FOUR, ''],
  'requests/{request}/s_usage_bien': [ALL_FOUR, ''],
  'requests/{request}/s_type_bien': [ALL_FOUR, ''],
  // « Admin sees all proposals with filters », those of other networks included.
  'ficodevquotes?customer={agency}&page=1&limit=1000': [ALL_FOUR, 'admin'],
  'ficodevquotes?customerUser={applicant}': [ALL_FOUR, 'admin'],
  'ficodevquotes?request={request}&internal_status=draft': [ALL_FOUR, 'admin'],
  'ficodevquotes/{quote}': [ALL_FOUR, 'admin'],
  'ficodevquotes/{quote}/s_quote_att_1': [ALL_FOUR, 'admin'],
  'files/{file}': [ALL_FOUR, 'admin'],
};

/** Calls about nobody in particular. */
const SHARED_READS: Readonly<Record<string, string>> = {
  'customerUser/top_agents?period=year': MANAGERS,
  'customerUser/top_agents?period=month': MANAGERS,
  extendaffiliations: MANAGERS,
  'customer_user_roles/2': SIGNED,
  'users/124': SIGNED,
  'countries?page=1&limit=1000': SIGNED,
  'countries/FR': SIGNED,
  'regions?country=FR&page=1&limit=1000': SIGNED,
  'regions/FR-75': SIGNED,
  'rfpinternalstatuses?limit=1000': SIGNED,
  'rfpinternalstatuses/open': SIGNED,
  'quoteinternalstatuses?limit=1000': SIGNED,
  'quoteinternalstatuses/draft': SIGNED,
};

/** By call: who may change rows of their own scope. Nobody changes those of a stranger. */
const WRITES: readonly (readonly [
  method: 'post' | 'patch' | 'delete',
  path: string,
  body: object,
  own: string,
])[] = [
  ['patch', 'requests/{request}', { note: 'relue' }, ALL_FOUR],
  ['patch', 'customer_users/{applicant}', { middleName: 'Anne' }, `applicant ${MANAGERS}`],
  ['patch', 'customer_users/{applicant}', { roles: [1] }, 'admin'],
  ['patch', 'customer_users/{director}', { middleName: 'Anne' }, MANAGERS],
  ['patch', 'customer_user_addresses/{address}', { city: 'Brest' }, ALL_FOUR],
  ['delete', 'customer_user_addresses/{address}', {}, ALL_FOUR],
  // « Applicant: […] can accept or decline proposals. »
  ['patch', 'ficodevquotes/{quote}', { internal_status: 'accepted' }, 'applicant'],
  ['delete', 'customer_users/{applicant}', {}, MANAGERS],
];

type Ids = Readonly<Record<string, string | number>>;

interface World {
  readonly branch: Branch;
  readonly ids: Ids;
}

/** A branch with one row of each kind. */
async function seedWorld(portal: PortalServer, name: string): Promise<World> {
  const branch = await seedBranch(portal, name, null);
  const below = await portal.ask({
    kind: 'agency',
    columns: { name: `${name} Sud`, parent_id: branch.agencyId },
  });
  const request = await seedProject(portal, branch, { internal_status: 'processed' });
  // Of the agency below, of nobody that the story knows.
  await portal.ask({ kind: 'request', columns: { customer_id: below } });
  await seedProject(portal, branch, { internal_status: 'fonds_debloques' });
  const file = await portal.ask({ kind: 'file', text: `offre de ${name}`, columns: {} });
  const quote = await seedProposition(portal, branch, request, { s_quote_att_1: file });
  const address = await portal.ask({ kind: 'address', personId: branch.applicant.id });
  const { agencyId: agency, applicant, agent, director } = branch;
  return {
    branch,
    ids: {
      agency,
      below,
      request,
      quote,
      file,
      address,
      applicant: applicant.id,
      agent: agent.id,
      director: director.id,
      applicantEmail: encodeURIComponent(applicant.email),
      agentEmail: encodeURIComponent(agent.email),
    },
  };
}

async function callerFor(portal: PortalServer, role: Role, { branch }: World): Promise<BackOfficeClient> {
  if (role === 'anonymous') return callerOf(portal.address);
  if (role === 'applicant' || role === 'agent' || role === 'director')
    return signedCaller(portal.address, branch[role].email);
  const columns = { customer_id: branch.agencyId };
  const { email } = await portal.ask({
    kind: 'person',
    person: role === 'admin' ? { role: 'ADMIN', columns } : { columns: { ...columns, roles: '{3}' } },
  });
  return signedCaller(portal.address, email);
}

const fill = (path: string, ids: Ids): string =>
  `/admin/api/${path.replace(/\{(\w+)\}/g, (_all, name: string) => String(ids[name]))}`;

/** Refused and not found are alike; an empty list says nothing. A server that fails is neither. */
function outcomeOf({ status, body }: Answer): string {
  if (status >= 200 && status < 300) return Array.isArray(body) && body.length === 0 ? 'nothing' : 'given';
  return [400, 401, 403, 404].includes(status) ? 'nothing' : `status ${String(status)}`;
}

const wanted = (names: string, role: Role): string => (names.split(' ').includes(role) ? 'given' : 'nothing');

for (const role of ROLES) {
  test.describe(`${role}, on the API`, () => {
    let own: World;
    let stranger: World;
    let caller: BackOfficeClient;

    test.beforeAll(async ({ portal }) => {
      own = await seedWorld(portal, `Chez ${role}`);
      stranger = await seedWorld(portal, `Loin de ${role}`);
      caller = await callerFor(portal, role, own);
    });

    test('reads what section 6 gives them, and nothing of a stranger', async () => {
      const found: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const [path, [mine, theirs]] of Object.entries(READS)) {
        found[`own ${path}`] = outcomeOf(await caller.get(fill(path, own.ids)));
        expected[`own ${path}`] = wanted(mine, role);
        found[`stranger ${path}`] = outcomeOf(await caller.get(fill(path, stranger.ids)));
        expected[`stranger ${path}`] = wanted(theirs, role);
      }
      for (const [path, names] of Object.entries(SHARED_READS)) {
        found[path] = outcomeOf(await caller.get(fill(path, {})));
        expected[path] = wanted(names, role);
      }
      expect(found).toEqual(expected);
    });

    test('finds no stranger in a list without a filter', async () => {
      const strangers = new Set([stranger.ids['agency'], stranger.ids['below']]);
      for (const path of ['customers', 'requests', 'ficodevquotes', 'customer_users']) {
        const answer = await caller.get(fill(`${path}?page=1&limit=1000`, {}));
        if (answer.status !== 200) continue;
        const agencyOf = (row: Readonly<Record<string, unknown>>) =>
          Number(row[path === 'customers' ? 'id' : 'customer']);
        const leaks = rowsOf(answer).filter((row) => strangers.has(agencyOf(row)));
        const seesAll = role === 'admin' && path === 'ficodevquotes';
        if (!seesAll) expect(leaks, path).toEqual([]);
      }
    });

    test('changes what section 6 lets them change, and nothing of a stranger', async () => {
      const found: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const [method, path, body, names] of WRITES) {
        const send = (ids: Ids) =>
          method === 'delete' ? caller.delete(fill(path, ids)) : caller[method](fill(path, ids), body);
        const what = `${method} ${path} ${JSON.stringify(body)}`;
        found[`stranger ${what}`] = outcomeOf(await send(stranger.ids));
        expected[`stranger ${what}`] = 'nothing';
        found[`own ${what}`] = outcomeOf(await send(own.ids));
        expected[`own ${what}`] = wanted(names, role);
      }
      expect(found).toEqual(expected);
    });

    test('makes users only when they administer', async () => {
      const email = `cree.par.${role}.${String(Date.now())}@example.org`;
      const answer = await caller.post('/admin/api/customer_users', {
        email,
        username: email,
        password: 'Secret123',
        firstName: 'Alix',
        lastName: 'Neuf',
        birthday: '1990-01-31',
        roles: [4],
        customer: own.ids['agency'],
        confirmed: true,
        enabled: true,
      });
      // Whoever is not signed in registers: an applicant of the default agency, and asks for nothing else.
      if (role === 'anonymous')
        expect(answer).toMatchObject({ status: 400, body: [{ source: 'roles' }, { source: 'customer' }] });
      else if (role === 'admin')
        expect(answer.body).toMatchObject({ roles: [4], customer: own.ids['agency'] });
      else expect(answer.status).toBe(403);
    });

    test('cannot change the password of another, knowing it even', async () => {
      const answer = await caller.post('/admin/api/customerUser/password/update', {
        id: stranger.ids['applicant'],
        old_password: 'Portail2026',
        new_password: 'Autrement2026',
      });
      expect(outcomeOf(answer)).toBe('nothing');
    });
  });
}
