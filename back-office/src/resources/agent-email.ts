import type { Caller } from '../access/caller';
import { scopeFor } from '../access/policies';
import type { Form } from '../wire/form';
import type { Queryable } from '../store/database';
import { never, sql } from '../store/sql';

/**
 * The agent (`s_email_agent`) that a director or an administrator names. It may be the address of nobody, as a network
 * has prescribers without an account; but naming somebody whom the caller may not see would show them this row, and
 * show the caller their name in the rankings.
 * @returns undefined when absent, null when emptied; the form notes what is wrong
 */
export async function readAgentEmail(
  form: Form,
  { caller, database }: { readonly caller: Caller; readonly database: Queryable },
): Promise<string | null | undefined> {
  const email = form.text('s_email_agent', { max: 255 });
  if (!email) return email;
  const scope = scopeFor('customer_users', 'read', caller.role)?.(caller, 't') ?? never;
  const [stranger] = await database.rows(sql`select 1 from customer_users t
    where lower(t.email) = lower(${email}::text) and not (${scope})`);
  if (stranger) form.notValid('s_email_agent');
  return email;
}
