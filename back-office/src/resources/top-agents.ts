import type { Caller } from '../access/caller';
import { scopeFor } from '../access/policies';
import { accessDenied, invalid } from '../http/api-problem';
import type { Queryable } from '../store/database';
import { sql } from '../store/sql';

const RANKED = 5;

/** One line of the ranking: an agent's name and their financed projects of the period. */
export interface TopAgent {
  readonly agent: string;
  readonly requests: number;
}

/**
 * The five agents with the most financed projects ('fonds_debloques') this month or this year, as the calendar runs in
 * Paris, among the agencies the caller looks after. A project counts when it was last changed: that is when it was
 * financed. An agent without an account goes by their e-mail.
 * @param period 'month' or 'year'
 * @throws ApiProblem 400, 403
 */
export async function topAgents(
  database: Queryable,
  caller: Caller,
  period: string | undefined,
  now: Date,
): Promise<TopAgent[]> {
  const scope = scopeFor('top_agents', 'read', caller.role);
  if (!scope) throw accessDenied();
  if (period !== 'month' && period !== 'year') {
    throw invalid('filter constraint', 'Expected "month" or "year".', 'period');
  }
  // Counted before the names are looked up, from an index alone.
  return database.rows<TopAgent>(sql`
    with financed as (
      select lower(t.s_email_agent) as email, min(t.s_email_agent) as written, count(*)::integer as requests
      from requests t
      where t.internal_status = 'fonds_debloques' and t.s_email_agent is not null and ${scope(caller, 't')}
        and t.updated_at >= date_trunc(${period}::text, ${now}::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris'
      group by 1
    )
    select coalesce(agent.name, financed.written) as agent, financed.requests
    from financed left join lateral (
      select person.first_name || ' ' || person.last_name as name from customer_users person
      where lower(person.email) = financed.email limit 1) agent on true
    order by financed.requests desc, 1 limit ${RANKED}::integer`);
}
