import { ROLE_IDS, roleFromId, type Caller } from '../../src/access/caller';
import { demoAccounts } from '../../demo/demo-accounts';
import type { Queryable } from '../../src/store/database';
import { sql } from '../../src/store/sql';

export interface ScreenList {
  readonly who: string;
  readonly caller: Caller;
  /** As on the wire, below `/admin/api/`. */
  readonly path: string;
}

interface PersonRow {
  readonly id: number;
  readonly email: string;
  readonly role: number;
  readonly customer: number;
}

/** The caller, as the session resolves it from a signature. */
async function callerOf(store: Queryable, email: string): Promise<Caller> {
  const [row] = await store.rows<PersonRow>(
    sql`select id, email, roles[1] as role, customer_id as customer from customer_users where email = ${email}`,
  );
  if (!row) throw new Error(`Nobody has the address ${email}.`);
  const role = roleFromId(row.role);
  const agencies = await store.rows<{ id: number }>(sql`with recursive tree as (
    select id from customers where id = ${row.customer}
    union select child.id from customers child join tree on child.parent_id = tree.id) select id from tree order by id`);
  return {
    id: row.id,
    email: row.email,
    role,
    customerId: row.customer,
    agencies: role === 'ADMIN' || role === 'DIRECTOR' ? agencies.map(({ id }) => id) : [],
    sessionId: 0,
  };
}

/** A caller of each role in a large network; the applicant is one of the agent's. */
export interface Cast {
  readonly admin: Caller;
  readonly director: Caller;
  /** Director of a region: eight agencies of sixty. */
  readonly region: Caller;
  readonly agent: Caller;
  readonly applicant: Caller;
}

export async function largeNetworkCast(store: Queryable): Promise<Cast> {
  const [pair] = await store.rows<{ agent: string; applicant: string }>(sql`select s_email_agent as agent,
    email as applicant from customer_users where roles[1] = ${ROLE_IDS.APPLICANT} order by id limit 1`);
  if (!pair) throw new Error('The network has no applicants.');
  return {
    admin: await callerOf(store, demoAccounts.admin),
    director: await callerOf(store, demoAccounts.director),
    region: await callerOf(store, 'directeur2@example.org'),
    agent: await callerOf(store, pair.agent),
    applicant: await callerOf(store, pair.applicant),
  };
}

const NEWEST = 'page=1&sort=-createdAt';
const STATUSES = [
  '',
  '&internal_status=open',
  '&internal_status=rejected',
  '&internal_status=signed,approuved,fonds_debloques',
];
const OFFER_STATUSES = ['', '&internal_status=draft', '&internal_status=accepted,declined'];

/** One month, and everything since a day, as the date pickers send them. */
const periods = (now: Date): readonly string[] => {
  const day = (before: number) => new Date(now.getTime() - before * 86_400_000).toISOString().slice(0, 10);
  return [
    '',
    `&createdAt=${day(60)}T00:00:00Z..${day(30)}T23:59:59Z`,
    `&createdAt[gte]=${day(365)}T00:00:00Z`,
    `&createdAt[lte]=${day(365)}T00:00:00Z`,
  ];
};

const crossed = (...parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce((sums, next) => sums.flatMap((sum) => next.map((part) => sum + part)), ['']);

/**
 * Every list that the screens request on a large network, with each filter and sort, as each role that has the screen.
 * The requests are built in `shared/api/src/endpoints`.
 */
export async function screenLists(store: Queryable, now: Date): Promise<readonly ScreenList[]> {
  const { admin, director, region, agent, applicant } = await largeNetworkCast(store);
  const asks = (who: string, caller: Caller, paths: readonly string[]): ScreenList[] =>
    paths.map((path) => ({ who, caller, path }));
  const [offer] = await store.rows<{ request: number }>(
    sql`select min(request_id) as request from quotes where customer_user_id = ${applicant.id}`,
  );
  const ofProject = `ficodevquotes?request=${offer?.request ?? 0}&page=1&limit=1000&sort=-createdAt`;
  const someProjects = Array.from({ length: 500 }, (_, n) => 1 + n * 3).join(',');

  const own = `customer=${applicant.customerId}&customerUser=${applicant.id}`;
  const byAgent = `s_email_agent=${agent.email}`;
  const theirOffers = `request.s_email_agent=${agent.email}`;
  const narrowed = ['', `&customer=${agent.customerId}`, `&customerUser=${applicant.id}`];

  const network = (who: string, caller: Caller, all: string): ScreenList[] => {
    const oneAgency = caller.agencies[1] ?? 0;
    const scopes = [...(all === '' ? [''] : [`&customer=${all}`]), `&customer=${oneAgency}`];
    const people = all === '' ? String(oneAgency) : all;
    return asks(who, caller, [
      ...crossed([`requests?${NEWEST}&limit=1000`], scopes, STATUSES, periods(now)),
      ...crossed([`requests?${NEWEST}&limit=100`], scopes),
      ...crossed(
        [`requests?${NEWEST}&limit=1000`],
        scopes,
        [`&${byAgent}`, `&customerUser=${applicant.id}`],
        STATUSES,
      ),
      'requests?page=1&limit=1000',
      ...crossed([`ficodevquotes?${NEWEST}&limit=1000`], scopes, OFFER_STATUSES, periods(now)),
      ...crossed([`ficodevquotes?${NEWEST}&limit=1000`], scopes, [
        `&${theirOffers}`,
        `&customerUser=${applicant.id}`,
      ]),
      'ficodevquotes?page=1&limit=1000',
      ofProject,
      `ficodevquotes?${NEWEST}&limit=1000&request=${someProjects}`,
      ...crossed(
        [`customer_users?customer=${people}`],
        ['', '&roles=2', '&roles=4'],
        ['&page=1&limit=10', '&page=7&limit=10', '&page=1&limit=1000', '&page=1&limit=100000'],
      ),
      `customer_users?customer=${people}&page=1&limit=1000&email=${applicant.email}`,
      'extendaffiliations?limit=-1',
    ]);
  };

  const everybody = [admin, director, region, agent, applicant].flatMap((caller) =>
    asks(caller.role.toLowerCase(), caller, [
      `customer_users?email=${caller.email}`,
      'customers?limit=1000',
      `customers/${caller.customerId}/children?limit=-1`,
      `customer_users/${applicant.id}/addresses?limit=-1`,
      `customer_users/${applicant.id}/addresses?country=FR&region=FR-75&limit=-1`,
      'users?id=201,202,203&limit=-1',
      'rfpinternalstatuses?page=1&limit=1000',
      'quoteinternalstatuses?page=1&limit=1000',
      'type_bien?page=1&limit=50',
      'countries?page=1&limit=1000',
      'regions?country=FR&page=1&limit=1000',
    ]),
  );

  return [
    ...asks('applicant', applicant, [
      ...crossed([`requests?${own}&${NEWEST}&limit=100`], STATUSES, periods(now)),
      'requests?limit=100',
      ...crossed([`ficodevquotes?${own}&${NEWEST}&limit=1000`], OFFER_STATUSES, periods(now)),
      ofProject,
      'customer_user_addresses?limit=-1',
    ]),
    ...asks('agent', agent, [
      ...crossed([`requests?${byAgent}&${NEWEST}&limit=1000`], narrowed, STATUSES, periods(now)),
      'requests?limit=100',
      ...crossed([`ficodevquotes?${theirOffers}&${NEWEST}&limit=1000`], OFFER_STATUSES, periods(now)),
      ...crossed([`ficodevquotes?${theirOffers}&${NEWEST}&limit=1000`], narrowed),
      ofProject,
      `customer_users?roles=2&limit=1000&customer=${agent.customerId}`,
      `customer_users?roles=4&limit=1000&customer=${agent.customerId}`,
    ]),
    ...network('admin', admin, ''),
    ...network('admin', admin, admin.agencies.join(',')),
    ...network('director of the network', director, director.agencies.join(',')),
    ...network('director of a region', region, region.agencies.join(',')),
    ...everybody,
  ];
}
