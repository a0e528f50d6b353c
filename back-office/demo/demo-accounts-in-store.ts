import type { Passwords } from '../src/auth/passwords';
import type { Queryable } from '../src/store/database';
import { sql } from '../src/store/sql';
import { demoAccounts, demoPassword } from './demo-accounts';

/** The store holds accounts whose password everybody knows, and others than this machine can reach them. */
export class DemoAccountsError extends Error {
  override readonly name = 'DemoAccountsError';
  /** @param publicBy the setting that lets others in, such as `HOST=0.0.0.0` */
  constructor(publicBy: string) {
    super(
      `The store holds demo accounts, whose password everybody knows, and ${publicBy} lets others reach them: ` +
        'choose another store (PORTAL_DATA_DIR or DATABASE_URL), or set PORTAL_DEMO=1 to publish them on purpose.',
    );
  }
}

/**
 * Whether somebody can sign in with the demo password: the named accounts, and the crowd, which shares one hash as no
 * other accounts do. Whoever chose a password of their own counts no more.
 */
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

/**
 * The named accounts that can sign in with the demo password, in the order in which a visitor tries them; undefined where
 * nobody at all can, as in a store that had its own accounts before.
 */
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
