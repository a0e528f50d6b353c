import type { Database } from './database';
import { errorCode, errorMessage } from './error-code';
import { migrations as released, type Migration } from './migrations/migrations';
import { sql } from './sql';

/** The data were written by a newer portal and must not be changed. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
  constructor(found: number, known: number) {
    super(
      `The data have schema version ${found}, this portal knows versions up to ${known}: use a newer portal.`,
    );
  }
}

export class ForeignSchemaError extends Error {
  override readonly name = 'ForeignSchemaError';
  constructor(cause: unknown) {
    super(
      `The database holds tables of another program: give the portal one of its own (${errorMessage(cause)}).`,
      {
        cause,
      },
    );
  }
}

const DUPLICATE_TABLE = '42P07';
/** PostgreSQL ended one of two transactions that waited for each other: a migration locks tables that others write to. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
// An arbitrary constant for the advisory lock: instances that start together on one PostgreSQL take turns.
const LOCK = 59_124;

/**
 * Runs each migration in a transaction that records it; safe to repeat, interrupt or run at once.
 * @throws NewerSchemaError for data of a newer portal, ForeignSchemaError for those of another program
 */
export async function migrate(
  database: Database,
  now: () => Date,
  migrations: readonly Migration[] = released,
): Promise<void> {
  const known = Math.max(0, ...migrations.map(({ version }) => version));
  const applied = await database.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.rows(sql`create table if not exists schema_migrations (
      version integer primary key, title text not null, applied_at timestamptz not null)`);
    const rows = await tx.rows<{ version: number }>(sql`select version from schema_migrations`);
    return new Set(rows.map(({ version }) => version));
  });
  const newest = Math.max(0, ...applied);
  if (newest > known) throw new NewerSchemaError(newest, known);
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    await untilUnlocked(() => apply(database, migration, now));
  }
}

/** An instance that serves may hold what a migration needs, and need what it holds. Ended, it is tried again. */
async function untilUnlocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (problem) {
      if (errorCode(problem) !== DEADLOCK || attempt === ATTEMPTS) throw problem;
    }
  }
}

async function apply(
  database: Database,
  { version, title, script }: Migration,
  now: () => Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [done] = await tx.rows(sql`select 1 from schema_migrations where version = ${version}`);
    if (done) return;
    await tx.script(script).catch((problem: unknown) => {
      throw errorCode(problem) === DUPLICATE_TABLE ? new ForeignSchemaError(problem) : problem;
    });
    await tx.rows(sql`insert into schema_migrations values (${version}, ${title}, ${now()})`);
  });
}
