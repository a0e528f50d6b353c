import type { Queryable } from '../store/database';
import { prepared, sql } from '../store/sql';
import { roleFromId, type Caller } from './caller';

const MAX_AGENCY_DEPTH = 20;

export interface Account {
  readonly person: number;
  readonly email: string;
  readonly customer: number | null;
  readonly roles: readonly number[];
}

async function agenciesOf(database: Queryable, customerId: number | null): Promise<number[]> {
  // `union` drops rows already found, so that a cycle of agencies ends; the depth limits a chain.
  const rows = await database.rows<{ id: number }>(
    prepared(sql`with recursive tree as (
      select id, 0 as depth from customers where id = ${customerId}::integer
      union select child.id, tree.depth + 1 from customers child join tree on child.parent_id = tree.id
        where tree.depth < ${MAX_AGENCY_DEPTH}::integer
    ) select distinct id from tree`),
  );
  return rows.map(({ id }) => id);
}

/** Who an account is to the policies. @param sessionId 0 where nobody has signed in */
export async function callerOf(database: Queryable, account: Account, sessionId: number): Promise<Caller> {
  const { person: id, email, customer: customerId } = account;
  const role = roleFromId(account.roles[0]);
  const looksAfter = role === 'ADMIN' || role === 'DIRECTOR';
  const agencies = looksAfter ? await agenciesOf(database, customerId) : [];
  return { id, email, role, customerId, agencies, sessionId };
}
