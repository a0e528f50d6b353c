import { KINDS, type Kind, type Person, type Project, type Rights, type Rows } from './permission-model';
import type { Signed } from './signed-network';

/** A write described by positions in the network, which become ids of the caller's rows or of others'. */
export interface Attempt {
  readonly verb: 'create' | 'update' | 'remove';
  readonly kind: Kind;
  readonly row: number;
  readonly fields: readonly { readonly name: string; readonly row: number }[];
}

const asMap = (rows: readonly { id: number }[]) => new Map(rows.map((row) => [row.id, row as object]));

function changesOf(before: Rows, after: Rows, kind: Kind) {
  const was = asMap(before[kind]);
  const is = asMap(after[kind]);
  const made = [...is.keys()].filter((id) => !was.has(id));
  const removed = [...was.keys()].filter((id) => !is.has(id));
  const changed = [...is].flatMap(([id, row]) => {
    const old = was.get(id);
    const columns = Object.keys(row).filter(
      (column) =>
        old !== undefined &&
        JSON.stringify(old[column as keyof typeof old]) !== JSON.stringify(row[column as keyof typeof row]),
    );
    return columns.length > 0 ? [{ id, columns }] : [];
  });
  return { made, removed, changed };
}

/** Columns that no call of these roles may change. */
const FROZEN: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  requests: ['id', 'customer_status', 'created_at'],
  customer_users: ['id', 'password_hash', 'created_at'],
  customer_user_addresses: ['id', 'customer_user_id', 'owner_id', 'created_at'],
  ficodevquotes: [
    'id',
    'request_id',
    'customer_id',
    'customer_user_id',
    'owner_id',
    'created_at',
    's_quote_att_2',
  ],
};
const OF_ADMINISTRATORS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  requests: ['internal_status'],
  customer_users: ['roles', 'customer_id', 's_email_agent', 'enabled', 'confirmed', 'owner_id', 'email'],
};
const ADMIN = 1;

/** The rules that the changes of a call break; empty when it stayed within its caller's rights. */
export function violations(
  attempt: Attempt,
  status: number,
  before: Rows,
  after: Rows,
  { me, rights }: Signed,
): string[] {
  const found: string[] = [];
  for (const kind of KINDS) {
    const { made, removed, changed } = changesOf(before, after, kind);
    if (status >= 300 && made.length + removed.length + changed.length > 0)
      found.push(`${kind} changed by a refusal`);
    found.push(
      ...removed.filter((id) => !mayGo(kind, id, before, rights)).map((id) => `${kind} ${id} removed`),
    );
    for (const { id, columns } of changed) {
      if (isConsequence(attempt, kind, columns)) continue;
      if (!rights.changes[kind].has(id)) found.push(`${kind} ${id} changed: ${columns.join()}`);
      const forbidden = [
        ...(FROZEN[kind] ?? []),
        ...(rights.role === ADMIN ? [] : (OF_ADMINISTRATORS[kind] ?? [])),
      ];
      found.push(
        ...columns
          .filter((column) => forbidden.includes(column))
          .map((column) => `${kind}.${column} changed`),
      );
    }
    if (
      made.length > 0 &&
      !['requests', 'customer_users', 'customer_user_addresses'].includes(kind) &&
      rights.role !== ADMIN
    )
      found.push(`${kind} made`);
  }
  return [...found, ...misplaced(before, after, me, rights)];
}

const mayGo = (kind: Kind, id: number, before: Rows, rights: Rights): boolean => {
  if (rights.removes[kind].has(id)) return true;
  // Deleting a person deletes their addresses.
  const address = before.customer_user_addresses.find((row) => row.id === id);
  return (
    kind === 'customer_user_addresses' &&
    address !== undefined &&
    rights.removes.customer_users.has(address.customer_user_id)
  );
};

/** Side effects: a deleted person leaves their files, an acceptance changes the project's status. */
const isConsequence = ({ verb, kind }: Attempt, changed: Kind, columns: readonly string[]): boolean =>
  (verb === 'remove' &&
    kind === 'customer_users' &&
    columns.every((column) => column === 'customer_user_id')) ||
  (kind === 'customer_user_addresses' && changed === kind && columns.join() === 'is_primary') ||
  (kind === 'ficodevquotes' &&
    changed === 'requests' &&
    columns.every((column) => ['internal_status', 'updated_at', 'version'].includes(column)));

/** Rows that a call placed outside its caller's view, or took from others. */
function misplaced(before: Rows, after: Rows, me: Person, rights: Rights): string[] {
  const old = asMap(before.requests) as Map<number, Project>;
  const found: string[] = [];
  for (const project of after.requests) {
    const was = old.get(project.id);
    const isMoved = (column: 'customer_id' | 'customer_user_id') =>
      project[column] !== (was?.[column] ?? null);
    const agency = project.customer_id;
    const isOwn = agency === me.customer_id || (me.customer_id === null && agency === 59);
    if (isMoved('customer_id') && agency !== null && !isOwn && rights.sees.customers?.has(agency) !== true)
      found.push(`project ${project.id} put into agency ${agency}`);
    const person = project.customer_user_id;
    const whose = before.customer_users.find(({ id }) => id === person);
    if (
      isMoved('customer_user_id') &&
      whose &&
      (rights.sees.customer_users?.has(whose.id) !== true || !whose.roles.includes(2))
    )
      found.push(`project ${project.id} given to person ${whose.id}`);
  }
  const people = new Set(before.customer_users.map(({ id }) => id));
  for (const person of after.customer_users) {
    if (!people.has(person.id) && rights.role !== ADMIN) found.push(`account ${person.id} made`);
    const was = before.customer_users.find(({ id }) => id === person.id);
    if (
      person.customer_id !== (was?.customer_id ?? null) &&
      rights.sees.customers?.has(person.customer_id ?? 0) !== true
    )
      found.push(`account ${person.id} put into agency ${String(person.customer_id)}`);
  }
  const homes = new Set(before.customer_user_addresses.map(({ id }) => id));
  for (const address of after.customer_user_addresses) {
    const isMine =
      address.customer_user_id === me.id ||
      (rights.role !== 2 && rights.sees.customer_users?.has(address.customer_user_id) === true);
    if (!homes.has(address.id) && !isMine)
      found.push(`address ${address.id} made for person ${address.customer_user_id}`);
  }
  return found;
}
