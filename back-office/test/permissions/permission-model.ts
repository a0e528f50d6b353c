import { sql } from '../../src/store/sql';
import type { Store } from '../../src/store/store';

/**
 * Section 7.1 of the wire reference as plain sets over all rows, to compare the product's SQL with. It deliberately
 * uses nothing of `scopes` or `policies`.
 */
interface Row {
  readonly id: number;
}
interface Agency extends Row {
  readonly parent_id: number | null;
  readonly s_cust_logo: number | null;
}
export interface Person extends Row {
  readonly email: string;
  readonly roles: readonly number[];
  readonly customer_id: number | null;
  readonly s_email_agent: string | null;
}
interface Address extends Row {
  readonly customer_user_id: number;
}
export interface Project extends Row {
  readonly customer_id: number | null;
  readonly customer_user_id: number | null;
  readonly s_email_agent: string | null;
}
interface Proposition extends Row {
  readonly customer_id: number | null;
  readonly customer_user_id: number | null;
  readonly request_id: number | null;
  readonly internal_status: string | null;
  readonly s_quote_att_1: number | null;
  readonly s_quote_att_2: number | null;
  readonly s_quote_att_3: number | null;
}

export interface Rows {
  readonly customers: readonly Agency[];
  readonly customer_users: readonly Person[];
  readonly customer_user_addresses: readonly Address[];
  readonly requests: readonly Project[];
  readonly ficodevquotes: readonly Proposition[];
  readonly files: readonly Row[];
}
export type Kind = keyof Rows;
export const KINDS: readonly Kind[] = [
  'customers',
  'customer_users',
  'customer_user_addresses',
  'requests',
  'ficodevquotes',
  'files',
];

export async function readRows({ rows }: Store): Promise<Rows> {
  return {
    customers: await rows<Agency>(sql`select * from customers order by id`),
    customer_users: await rows<Person>(
      sql`select *, null as last_login, null as login_count from customer_users order by id`,
    ),
    customer_user_addresses: await rows<Address>(sql`select * from customer_user_addresses order by id`),
    requests: await rows<Project>(sql`select * from requests order by id`),
    ficodevquotes: await rows<Proposition>(sql`select * from quotes order by id`),
    files: await rows<Row>(sql`select * from files order by id`),
  };
}

const APPLICANT = 2;
const AGENT = 4;
const DIRECTOR = 5;
const ADMIN = 1;
const MAX_DEPTH = 20;

/** « Nouvelle »: hidden from its applicant until an administrator sends it. */
const isBeingWritten = (offer: Proposition): boolean => offer.internal_status === 'open';

const same = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();

/** An agency and its descendants; stops at cycles and at chains that are too long. */
function treeBelow(customers: readonly Agency[], top: number | null): Set<number> {
  const found = new Set<number>();
  let level = customers.filter(({ id }) => id === top);
  for (let depth = 0; level.length > 0 && depth <= MAX_DEPTH; depth += 1) {
    for (const { id } of level) found.add(id);
    level = customers.filter(
      ({ id, parent_id }) =>
        parent_id !== null && level.some((above) => above.id === parent_id) && !found.has(id),
    );
  }
  return found;
}

export interface Rights {
  readonly role: number;
  /** Undefined when the role has no access to the resource. */
  readonly sees: Readonly<Record<Kind, ReadonlySet<number> | undefined>>;
  readonly changes: Readonly<Record<Kind, ReadonlySet<number>>>;
  readonly removes: Readonly<Record<Kind, ReadonlySet<number>>>;
}

const idsOf = <R extends Row>(rows: readonly R[], keep: (row: R) => boolean): Set<number> =>
  new Set(rows.filter(keep).map(({ id }) => id));

export function rightsOf(rows: Rows, me: Person): Rights {
  const role = me.roles[0] ?? 0;
  const isManager = role === DIRECTOR || role === ADMIN;
  const tree = treeBelow(rows.customers, me.customer_id);
  const inTree = (id: number | null): boolean => id !== null && tree.has(id);
  const isKnown = [APPLICANT, AGENT, DIRECTOR, ADMIN].includes(role);

  const isMine = (project: Project): boolean => {
    if (role === APPLICANT) return project.customer_user_id === me.id;
    if (role === AGENT) return same(project.s_email_agent, me.email);
    return isManager && inTree(project.customer_id);
  };
  const projects = rows.requests.filter(isMine);
  const offers = rows.ficodevquotes.filter((offer) => {
    if (role === APPLICANT) return offer.customer_user_id === me.id && !isBeingWritten(offer);
    if (role === AGENT) return projects.some(({ id }) => id === offer.request_id);
    return role === ADMIN || (role === DIRECTOR && inTree(offer.customer_id));
  });
  const concernsMe = (person: Person): boolean => {
    if (person.id === me.id) return true;
    if (isManager) return inTree(person.customer_id);
    if (role === APPLICANT) {
      const named = [me.s_email_agent, ...projects.map((project) => project.s_email_agent)];
      return person.roles[0] === AGENT && named.some((email) => same(email, person.email));
    }
    if (role !== AGENT || person.roles[0] !== APPLICANT) return false;
    return (
      same(person.s_email_agent, me.email) ||
      projects.some((project) => project.customer_user_id === person.id)
    );
  };
  const people = rows.customer_users.filter(concernsMe);
  const agencies = rows.customers.filter(
    ({ id }) =>
      (isManager && tree.has(id)) ||
      (!isManager && (id === me.customer_id || projects.some((project) => project.customer_id === id))),
  );
  // Applicants see the names of their agents, not their addresses.
  const housed = role === APPLICANT ? [me] : people;
  const addresses = idsOf(rows.customer_user_addresses, (address) =>
    housed.some(({ id }) => id === address.customer_user_id),
  );
  const files = new Set([
    ...agencies.map((agency) => agency.s_cust_logo),
    ...offers.flatMap((offer) => [offer.s_quote_att_1, offer.s_quote_att_2, offer.s_quote_att_3]),
  ]);
  const managed = (person: Person): boolean =>
    inTree(person.customer_id) && (role === ADMIN || (role === DIRECTOR && !person.roles.includes(ADMIN)));
  const nothing = new Set<number>();
  const projectIds = new Set(projects.map(({ id }) => id));
  return {
    role,
    sees: {
      customers: new Set(agencies.map(({ id }) => id)),
      customer_users: new Set(people.map(({ id }) => id)),
      customer_user_addresses: isKnown ? addresses : undefined,
      requests: isKnown ? projectIds : undefined,
      ficodevquotes: isKnown ? new Set(offers.map(({ id }) => id)) : undefined,
      files: isKnown ? idsOf(rows.files, ({ id }) => files.has(id)) : undefined,
    },
    changes: {
      customers: nothing,
      customer_users: idsOf(rows.customer_users, (person) => person.id === me.id || managed(person)),
      customer_user_addresses: isKnown ? addresses : nothing,
      requests: isKnown ? projectIds : nothing,
      ficodevquotes: idsOf(
        offers,
        (offer) => role === APPLICANT || (role === ADMIN && isBeingWritten(offer)),
      ),
      files: nothing,
    },
    removes: {
      customers: nothing,
      customer_users: idsOf(rows.customer_users, (person) => person.id !== me.id && managed(person)),
      customer_user_addresses: isKnown ? addresses : nothing,
      requests: nothing,
      ficodevquotes: nothing,
      files: nothing,
    },
  };
}
