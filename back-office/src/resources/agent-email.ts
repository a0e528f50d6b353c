import { readableRows } from '../access/policies';
import { sql } from '../store/sql';
import type { Check } from './write-context';

/**
 * Checks the agent (`s_email_agent`) chosen by a director or an administrator. It may be an address without an
 * account, as networks have prescribers without one. It may not be a person outside the caller's scope: that person
 * would see this row, and the caller would see their name in the rankings.
 */
export const checkAgentEmail: Check<string> = async (email, form, wire, { caller, database }) => {
  const [stranger] = await database.rows(sql`select 1 from customer_users t
    where lower(t.email) = lower(${email}::text) and not (${readableRows('customer_users', caller)})`);
  if (stranger) form.notValid(wire);
};
