import { createHash, randomBytes } from 'node:crypto';
import type { OpenedReset } from '../mail/write-letter';
import type { Database } from '../store/database';
import { sql } from '../store/sql';

const TOKEN_BYTES = 32;

/** How long a link lasts unless a setting says otherwise (PW4). */
export const DEFAULT_RESET_MINUTES = 20;

/** What is kept of a token: whoever reads the database cannot make a link of it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

interface ResetLinkOptions {
  readonly store: Database;
  readonly now: () => Date;
  readonly minutes: number;
}

/**
 * Makes the link of a reset message when the message is about to leave: it lasts from then on, and no older one of the
 * account does any longer.
 * @returns undefined when nobody can sign in with this address
 */
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
      // The seed's page takes what follows the equals sign (specification, section 2).
      const link = `${site}/password/reset/token=${token}`;
      return { to: person.email, link, minutes };
    });
  };
