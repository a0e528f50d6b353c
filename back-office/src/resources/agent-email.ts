import { readableRows } from '../access/policies';
import { sql } from '../store/sql';
import type { Check } from './write-context';

/**
 * The agent (`s_email_agent`) that a director or an administrator names. It may be the address of nobody, as a network
 * has prescribers without an account; but naming somebody whom the caller may not see would show them this row, and
 * show the caller their name in the rankings.
 */
export const checkAgentEmail: Check<string> = async (email, form, wire, { caller, database }) => {
  const [stranger] = await database.rows(sql`select 1 from customer_users t
    where lower(t.email) = lower(${email}::text) and not (${readableRows('customer_users', caller)})`);
  if (stranger) form.notValid(wire);
};
