import type { Queryable } from '../../src/store/database';
import { join, name, sql } from '../../src/store/sql';

/** All tables, except for what a refusal itself writes: nonces, attempt counts, outgoing mail. */
const TABLES = [
  'settings',
  'customers',
  'customer_users',
  'customer_user_addresses',
  'users',
  'files',
  'affiliations',
  'requests',
  'quotes',
  'contact_messages',
  'idempotency_keys',
  'reset_tokens',
] as const;

/** A digest of every row, to check that a request changed nothing. */
export async function keptRows(database: Queryable): Promise<string> {
  const digests = TABLES.map(
    (table) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name(table)} t)`,
  );
  const [row] = await database.rows<{ digest: string }>(
    sql`select concat_ws(' ', ${join(digests)}) as digest`,
  );
  return row?.digest ?? '';
}
