import type { Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { StatisticsApi } from '../api';
import { count, text } from '../wire/fields';
import { fieldsOf, readRows } from '../wire/read-body';

const readTopAgents = readRows(fieldsOf({ agent: ['agent', text], count: ['requests', count] }));

/** Rankings of agents. Low priority: they wait for the charts. */
export function createStatisticsApi({ signed }: Kit['http']): StatisticsApi {
  return {
    topAgents: (period) =>
      signed
        .read(
          { path: '/admin/api/customerUser/top_agents', params: { period }, priority: 'deferred' },
          'screen',
        )
        .pipe(map(({ body }) => readTopAgents(body))),
  };
}
