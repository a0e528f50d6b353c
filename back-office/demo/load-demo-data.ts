import { defaults } from '../reference-data/defaults';
import type { Queryable } from '../src/store/database';
import { join, name, raw, sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import columns from './data/columns.json' with { type: 'json' };
import { demoPassword } from './demo-accounts';
import { makeDemoData, type DemoData } from './demo-data';

export interface DemoDataOptions {
  readonly now: Date;
  /** Hashes the password; called once, since all demo accounts share it. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly onStart?: () => void;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const ROWS_AT_ONCE = 400;

/** Inserts rows with the columns of their table; `update` lists the columns to overwrite in existing rows. */
async function insert(
  tx: Queryable,
  table: string,
  rows: Rows,
  update: readonly string[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const all = join(Object.keys(first).map(name));
  const replaced = update.map((column) => sql`${name(column)} = excluded.${name(column)}`);
  const conflict = update.length > 0 ? sql` on conflict (id) do update set ${join(replaced)}` : raw('');
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    await tx.rows(sql`insert into ${name(table)} (${all})
      select ${all} from json_populate_recordset(null::${name(table)}, ${json}::text::json)${conflict}`);
  }
}

const snakeCase = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows by column: drawn values and others. `names`: columns that are not the property in snake case. */
function rowsOf<T extends object>(
  drawn: readonly T[],
  others: (one: T) => object = () => ({}),
  names: Readonly<Record<string, string>> = columns.all,
): Rows {
  return drawn.map((one) => ({
    ...Object.fromEntries(
      Object.entries(one).map(([property, value]) => [names[property] ?? snakeCase(property), value]),
    ),
    ...others(one),
  }));
}

const stamps = (at: Date) => ({ created_at: at, updated_at: at });

async function insertNetwork(tx: Queryable, data: DemoData, since: Date): Promise<void> {
  const managers = rowsOf(data.managers, () => ({
    business_unit_id: defaults.businessUnitId,
    ...stamps(since),
  }));
  // Every store has the default agency and manager: the demo sets their name, logo and children.
  await insert(tx, 'users', managers, ['first_name', 'last_name', 'email']);
  await insert(
    tx,
    'files',
    rowsOf(data.files, ({ createdAt }) => stamps(createdAt)),
  );
  const agencies = rowsOf(data.agencies, () => stamps(since));
  await insert(tx, 'customers', agencies, ['name', 'owner_id', 's_cust_logo']);
  await insert(
    tx,
    'affiliations',
    rowsOf(data.affiliations, () => ({ owner_id: defaults.ownerId })),
  );
}

async function insertPeople(tx: Queryable, data: DemoData, passwordHash: string): Promise<void> {
  const people = rowsOf(data.people, ({ createdAt }) => ({
    password_hash: passwordHash,
    password_changed_at: createdAt,
    login_count: 0,
    version: 1,
    ...stamps(createdAt),
  }));
  await insert(tx, 'customer_users', people);
  const addresses = rowsOf(data.addresses, ({ createdAt }) => ({ version: 1, ...stamps(createdAt) }));
  await insert(tx, 'customer_user_addresses', addresses);
}

async function insertProjects(tx: Queryable, data: DemoData): Promise<void> {
  const projects = rowsOf(
    data.projects,
    ({ ownerId, timesContacted }) => ({
      company: 'Particulier',
      times_contacted_in: Math.floor(timesContacted / 3),
      times_contacted_out: timesContacted - Math.floor(timesContacted / 3),
      customer_status: 'submitted',
      assigned_users: [ownerId],
      version: 1,
    }),
    { ...columns.all, ...columns.projects },
  );
  const withPieces = data.propositions.map(({ attachmentIds, ...proposition }) => ({
    ...proposition,
    s_quote_att_1: attachmentIds[0] ?? null,
    s_quote_att_2: attachmentIds[1] ?? null,
    s_quote_att_3: attachmentIds[2] ?? null,
  }));
  const propositions = rowsOf(withPieces, ({ status, updatedAt }) => ({
    currency: 'EUR',
    customer_status: 'open',
    decided_at: ['accepted', 'declined'].includes(status) ? updatedAt : null,
    version: 1,
  }));
  await insert(tx, 'requests', projects);
  await insert(tx, 'quotes', propositions);
}

/** Loads the demo data in one transaction; false, and no change, where the store has accounts. */
export async function loadDemoData(
  store: Store,
  { now, hashPassword, onStart }: DemoDataOptions,
): Promise<boolean> {
  const taken = sql`select id from customer_users limit 1`;
  if ((await store.rows(taken)).length > 0) return false;
  onStart?.();
  // Slow work first: a transaction blocks the embedded store.
  const passwordHash = await hashPassword(demoPassword);
  const data = makeDemoData(now);
  const since = data.files[0]?.createdAt ?? now;
  const loaded = await store.patiently((database) =>
    database.transaction(async (tx) => {
      // Of two instances that start together, the second waits here and then finds the first one's accounts.
      await tx.script('lock table customer_users in share row exclusive mode');
      if ((await tx.rows(taken)).length > 0) return false;
      await insertNetwork(tx, data, since);
      await insertPeople(tx, data, passwordHash);
      await insertProjects(tx, data);
      return true;
    }),
  );
  if (loaded) await store.renumber();
  return loaded;
}
