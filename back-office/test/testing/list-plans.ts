import type { Caller } from '../../src/access/caller';
import { readQuery } from '../../src/http/query';
import { readList } from '../../src/resources/read-rows';
import { portalResources } from '../../src/resources/portal-resources';
import { belowOf, type ResourceTable } from '../../src/resources/resource';
import { createPasswords } from '../../src/auth/passwords';
import type { Queryable } from '../../src/store/database';
import { sql, type Sql } from '../../src/store/sql';

/** Every resource, read-only: what writes need is left out. */
export const servedResources = (): ResourceTable =>
  portalResources({
    passwords: createPasswords(),
    post: { post: () => Promise.reject(new Error('A list sends no mail.')) },
    statusAfterAcceptance: null,
  });

export interface Reader {
  readonly table: string;
  /** The node type: 'Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Index Scan', … */
  readonly way: string;
  readonly index: string | undefined;
  /** Rows read, including those filtered out. */
  readonly visited: number;
}

export interface StatementPlan {
  readonly what: 'page' | 'total';
  readonly rows: number;
  readonly readers: readonly Reader[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Records statements, and answers as an empty database would. */
function recorder(): { readonly statements: Sql[]; readonly database: Queryable } {
  const statements: Sql[] = [];
  return {
    statements,
    database: {
      rows: (statement) => {
        statements.push(statement);
        return Promise.resolve([]);
      },
      script: () => Promise.reject(new Error('A list runs no script.')),
    },
  };
}

function readersOf(node: PlanNode): Reader[] {
  const { 'Relation Name': table, 'Index Name': index, 'Actual Loops': loops = 1 } = node;
  const perLoop =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own =
    table === undefined && index === undefined
      ? []
      : [{ table: table ?? '', way: node['Node Type'], index, visited: Math.round(perLoop * loops) }];
  return [...own, ...(node.Plans ?? []).flatMap(readersOf)];
}

/** Rows of the page, as cut by its limit; a total has one row. */
const rowsOf = (node: PlanNode): number =>
  node['Node Type'] === 'Limit' ? (node['Actual Rows'] ?? 0) : Math.max(0, ...(node.Plans ?? []).map(rowsOf));

async function explain(store: Queryable, statement: Sql): Promise<PlanNode> {
  const [row] = await store.rows<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    sql`explain (analyze, timing off, format json) ${statement}`,
  );
  const [plan] = row?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('The database explained nothing.');
  return plan.Plan;
}

/**
 * Runs the statements of a list for this caller, its total included, and returns how the database read the tables.
 * @param path as on the wire: `requests?limit=100`, `customer_users/7/addresses`
 */
export async function plansOfList(
  store: Queryable,
  table: ResourceTable,
  caller: Caller,
  path: string,
): Promise<readonly StatementPlan[]> {
  const [name = '', id, part] = path.replace(/\?.*/s, '').split('/');
  const parent = table.find(name);
  const below = belowOf(parent).find((known) => known.name === part);
  const { statements, database } = recorder();
  await readList(database, table, below ? table.find(below.target) : parent, {
    query: readQuery(path),
    caller,
    wantsTotal: true,
    ...(below ? { below: below.belongs(Number(id)) } : {}),
  });
  const plans: StatementPlan[] = [];
  for (const [place, statement] of statements.entries()) {
    const plan = await explain(store, statement);
    plans.push({
      what: place === 0 ? 'page' : 'total',
      rows: place === 0 ? rowsOf(plan) : 1,
      readers: readersOf(plan),
    });
  }
  return plans;
}

/** Below this many rows, a sequential scan is the right plan. */
const SMALL_TABLE = 500;
const NEARLY_ALL = 0.9;

export async function tableSizes(store: Queryable): Promise<ReadonlyMap<string, number>> {
  const [row] = await store.rows<Record<string, number>>(sql`select
    (select count(*)::int from requests) as requests, (select count(*)::int from quotes) as quotes,
    (select count(*)::int from customer_users) as customer_users,
    (select count(*)::int from customer_user_addresses) as customer_user_addresses,
    (select count(*)::int from files) as files`);
  return new Map(Object.entries(row ?? {}));
}

/**
 * Tables that a statement scanned in full although it wanted a part of them: the sign of a missing index. Excludes
 * counting by an index-only scan, and lists of (nearly) all rows.
 */
export function wholeTablesRead(
  { rows, readers, what }: StatementPlan,
  sizes: ReadonlyMap<string, number>,
): readonly string[] {
  return readers.flatMap(({ table, way, index, visited }) => {
    const size = sizes.get(table) ?? 0;
    if (size < SMALL_TABLE || way === 'Index Only Scan') return [];
    if (visited < size * NEARLY_ALL && way !== 'Seq Scan') return [];
    if (what === 'page' && rows >= size / 2) return [];
    return [`${what}: ${way} of ${table}${index === undefined ? '' : ` by ${index}`}, ${visited} rows`];
  });
}
