import { createHash, randomBytes } from 'node:crypto';
import type { OpenedReset } from '../mail/write-letter';
import type { Database } from '../store/database';
import { sql } from '../store/sql';

const TOKEN_BYTES = 32;

/** Default lifetime of a reset link. */
export const DEFAULT_RESET_MINUTES = 20;

/** Stored instead of the token, so that reading the database does not give usable links. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

interface ResetLinkOptions {
  readonly store: Database;
  readonly now: () => Date;
  readonly minutes: number;
}

/** Makes a link when its message leaves: it lives from then, older ones no more. Undefined without active account. */
export const resetLinks =
  ({ store, now, minutes }: ResetLinkOptions) =>
  (email: string, site: string): Promise<OpenedReset | undefined> => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return store.transaction(async (tx) => {
      const [person] = await tx.rows<{ id: number; email: string }>(sql`
        select id, email from customer_users
        where lower(email) = lower(${email}::text) and enabled and confirmed for update`);
      if (!person) return undefined;
      const expires = new Date(now().getTime() + minutes * 60_000);
      await tx.rows(sql`delete from reset_tokens where person_id = ${person.id}`);
      await tx.rows(
        sql`insert into reset_tokens values (${tokenHash(token)}, ${person.id}, ${expires}, null)`,
      );
      // The original page reads what follows the equals sign (specification, section 2).
      const link = `${site}/password/reset/token=${token}`;
      return { to: person.email, link, minutes };
    });
  };
