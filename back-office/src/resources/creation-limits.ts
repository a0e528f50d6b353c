import type { Caller } from '../access/caller';
import { takeSteadily } from '../auth/attempts';
import type { Services } from '../http/services';
import { refusal } from '../wire/api-problem';
import type { Transaction } from '../store/database';
import { sql, type Sql } from '../store/sql';

/** Counts a row that a person creates. @throws ApiProblem 429 above the limit of a minute or an hour */
export async function limitCreations(caller: Caller, { attempts, limits }: Services): Promise<void> {
  const looksAfter = caller.role === 'ADMIN' || caller.role === 'DIRECTOR';
  const limit = looksAfter ? limits.creationByStaff : limits.creation;
  const seconds = await takeSteadily(attempts, `creation:${caller.id}`, limit);
  if (seconds === undefined) return;
  const detail = `Too many creations. Try again in ${seconds} s.`;
  throw refusal(429, 'creation limit constraint', detail, { headers: { 'retry-after': String(seconds) } });
}

interface Holding {
  /** The owner of the rows, locked so that two concurrent creations cannot both be the last one. */
  readonly person: number;
  /** `from … where …` of their rows. */
  readonly rows: Sql;
  readonly most: number;
}

/** @throws ApiProblem 409 when the person has the maximum number of rows */
export async function checkHolding(tx: Transaction, { person, rows, most }: Holding): Promise<void> {
  await tx.rows(sql`select id from customer_users where id = ${person} for update`);
  const [held] = await tx.rows<{ count: number }>(sql`select count(*)::integer as count ${rows}`);
  if ((held?.count ?? 0) < most) return;
  throw refusal(409, 'holding limit constraint', `There are ${most} already, which is the most.`);
}
