import { ApiProblem, changedMeanwhile, notFound, type Problem } from '../wire/api-problem';
import type { Transaction } from '../store/database';
import { errorCode } from '../store/error-code';
import { every, join, name, sql, type Sql } from '../store/sql';
import type { Expected } from './write-context';

/** Values by column; `undefined` leaves a column unchanged. */
export type Columns = Readonly<Record<string, unknown>>;

const given = (columns: Columns): [string, unknown][] =>
  Object.entries(columns).filter(([, value]) => value !== undefined);

export async function insertRow(tx: Transaction, table: string, columns: Columns): Promise<number> {
  const entries = given(columns);
  const names = join(entries.map(([column]) => name(column)));
  const values = join(entries.map(([, value]) => sql`${value}`));
  const [row] = await tx.rows<{ id: number }>(
    sql`insert into ${name(table)} (${names}) values (${values}) returning id`,
  );
  if (!row) throw new Error(`Nothing was inserted into ${table}`);
  return row.id;
}

/** Condition that the row is unchanged since the caller read it. */
export function stillAsSeen(expected: Expected | undefined): Sql[] {
  if (!expected) return [];
  return 'version' in expected
    ? [sql`version = ${expected.version}`]
    : [sql`date_trunc('second', updated_at) = ${expected.updatedAt}::timestamptz`];
}

const UNIQUE_VIOLATION = '23505';

/** Runs a write; what a unique index refuses is a problem of the caller, 400. */
export async function unlessTaken<T>(write: () => Promise<T>, problem: Problem): Promise<T> {
  try {
    return await write();
  } catch (failure) {
    throw errorCode(failure) === UNIQUE_VIOLATION ? new ApiProblem(400, [problem]) : failure;
  }
}

interface Update {
  readonly id: number;
  readonly columns: Columns;
  readonly now: Date;
  readonly expected: Expected | undefined;
}

/** Updates `version` and `updated_at` too; returns the id. @throws ApiProblem 404, 412 when changed */
export async function updateRow(tx: Transaction, table: string, update: Update): Promise<number> {
  const { id, columns, now, expected } = update;
  const sets = given(columns).map(([column, value]) => sql`${name(column)} = ${value}`);
  const rows = await tx.rows(sql`update ${name(table)}
    set ${join([...sets, sql`version = version + 1`, sql`updated_at = ${now}`])}
    where ${every([sql`id = ${id}`, ...stillAsSeen(expected)])} returning id`);
  if (rows.length > 0) return id;
  const [row] = await tx.rows<{ version: number }>(sql`select version from ${name(table)} where id = ${id}`);
  throw row ? changedMeanwhile(row.version) : notFound();
}
