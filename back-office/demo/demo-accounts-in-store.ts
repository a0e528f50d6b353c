import type { Passwords } from '../src/auth/passwords';
import type { Queryable } from '../src/store/database';
import { sql } from '../src/store/sql';
import { demoAccounts, demoPassword } from './demo-accounts';

/** The store has accounts with the public demo password and is reachable from other machines. */
export class DemoAccountsError extends Error {
  override readonly name = 'DemoAccountsError';
  constructor(publicBy: string) {
    super(
      `The store holds demo accounts, whose password everybody knows, and ${publicBy} lets others reach them: ` +
        'choose another store (PORTAL_DATA_DIR or DATABASE_URL), or set PORTAL_DEMO=1 to publish them on purpose.',
    );
  }
}

/** Whether a named account, or several that share a hash, as the drawn ones do, have the demo password. */
export async function holdsDemoAccounts(store: Queryable, passwords: Passwords): Promise<boolean> {
  const named = Object.values(demoAccounts);
  const rows = await store.rows<{
    hash: string;
  }>(sql`select distinct password_hash as hash from customer_users
    where lower(email) = any(${named}::text[]) and password_hash is not null
    union select password_hash from customer_users where password_hash is not null
      group by password_hash having count(*) > 1`);
  for (const { hash } of rows) if (await passwords.matches(demoPassword, hash)) return true;
  return false;
}

export async function demoAccountsIn(
  store: Queryable,
  passwords: Passwords,
): Promise<readonly string[] | undefined> {
  if (!(await holdsDemoAccounts(store, passwords))) return undefined;
  const named: readonly string[] = Object.values(demoAccounts);
  const rows = await store.rows<{ hash: string; emails: readonly string[] }>(sql`select password_hash as hash,
    json_agg(lower(email)) as emails from customer_users
    where lower(email) = any(${named}::text[]) and enabled and password_hash is not null group by password_hash`);
  const open = new Set<string>();
  for (const { hash, emails } of rows)
    if (await passwords.matches(demoPassword, hash)) for (const email of emails) open.add(email);
  return named.filter((email) => open.has(email));
}
