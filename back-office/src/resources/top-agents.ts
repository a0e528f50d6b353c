import type { FastifyInstance } from 'fastify';
import type { Caller } from '../access/caller';
import { scopeFor } from '../access/policies';
import { readParameters } from '../http/query';
import { refuseOtherMethods } from '../http/refuse-methods';
import type { Services } from '../http/services';
import type { Queryable } from '../store/database';
import { sql } from '../store/sql';
import { accessDenied, invalid } from '../wire/api-problem';
import { exactly, type Call } from '../wire/call';
import { wireTypes } from '../wire/json-schema';
import { refusals } from '../wire/refusals';

const call: Call = {
  name: 'customers.topAgents',
  group: 'people',
  summary:
    'The five agents with the most financed projects of the current month or year, in Paris, and all who have as many as the fifth.',
  parameters: [
    {
      name: 'period',
      in: 'query',
      required: true,
      description: 'The period that runs now.',
      schema: { type: 'string', enum: ['month', 'year'] },
    },
  ],
  answers: {
    200: {
      description: 'The ranking, best first.',
      schema: {
        type: 'array',
        items: exactly({ agent: wireTypes.text, requests: wireTypes.integer }),
      },
    },
    ...refusals(400, 401, 403),
  },
};

const RANKED = 5;

/**
 * The five agents with most 'fonds_debloques' this month or year (Paris), by last change, and their ties,
 * in the caller's agencies; one without an account by e-mail. @throws ApiProblem 400, 403
 */
async function topAgents(database: Queryable, caller: Caller, period: string | undefined, now: Date) {
  const scope = scopeFor('top_agents', 'read', caller.role);
  if (!scope) throw accessDenied();
  if (period !== 'month' && period !== 'year') {
    throw invalid('filter constraint', 'Expected "month" or "year".', 'period');
  }
  // Counts first, from an index alone, and then looks up the names.
  return database.rows<{ agent: string; requests: number }>(sql`
    with financed as (
      select lower(t.s_email_agent) as email, min(t.s_email_agent) as written, count(*)::integer as requests
      from requests t
      where t.internal_status = 'fonds_debloques' and t.s_email_agent is not null and ${scope(caller, 't')}
        and t.updated_at >= date_trunc(${period}::text, ${now}::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris'
      group by 1
    )
    select coalesce(agent.name, financed.written) as agent, financed.requests
    from (select * from financed order by requests desc fetch first (${RANKED}::integer) rows with ties) financed
    left join lateral (
      select person.first_name || ' ' || person.last_name as name from customer_users person
      where lower(person.email) = financed.email limit 1) agent on true
    order by financed.requests desc, 1`);
}

/** `GET /admin/api/customerUser/top_agents?period=month` */
export function topAgentsRoute(app: FastifyInstance, { store, now }: Services): void {
  const path = '/admin/api/customerUser/top_agents';
  const ranking = { access: 'signed', subject: 'top_agents', verb: 'read' } as const;
  app.get(path, { config: { ...ranking, call } }, (request) => {
    const [period] = readParameters(request.url);
    return topAgents(store, request.caller, period?.value, now());
  });
  refuseOtherMethods(app, path, ['GET'], ranking);
}
