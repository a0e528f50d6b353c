import { ROLE_IDS } from '../access/caller';
import type { Passwords } from '../auth/passwords';
import { defaults } from '../../reference-data/defaults';
import { sql } from '../store/sql';
import type { Store } from '../store/store';

interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** Whether an administrator exists who can sign in. */
export async function hasAdministrator(store: Store): Promise<boolean> {
  const rows = await store.rows(sql`select 1 from customer_users
    where roles[1] = ${ROLE_IDS.ADMIN} and enabled and confirmed and password_hash is not null limit 1`);
  return rows.length > 0;
}

/** Makes an administrator where none can sign in. @throws Error for a weak password or a taken e-mail */
export async function ensureAdmin(
  store: Store,
  passwords: Passwords,
  { email, password }: FirstAdmin,
  now: Date,
): Promise<void> {
  if (await hasAdministrator(store)) return;
  const problem = passwords.problem(password);
  if (problem) throw new Error(`PORTAL_ADMIN_PASSWORD is too weak. ${problem.detail}.`);
  const hash = await passwords.hash(password);
  const made =
    await store.rows(sql`insert into customer_users (email, password_hash, password_changed_at, first_name, last_name,
      roles, customer_id, owner_id, created_at, updated_at)
    values (${email}, ${hash}, ${now}, 'Admin', 'InterGestion', ${[ROLE_IDS.ADMIN]}::integer[], ${defaults.agencyId},
      ${defaults.ownerId}, ${now}, ${now}) on conflict do nothing returning id`);
  if (made.length > 0) return;
  // Another instance that started at the same time created it.
  const [theirs] = await store.rows(sql`select 1 from customer_users
    where lower(email) = lower(${email}::text) and roles[1] = ${ROLE_IDS.ADMIN}`);
  if (!theirs)
    throw new Error(
      'PORTAL_ADMIN_EMAIL already belongs to an account that is no administrator: choose another.',
    );
}
