import { demoPassword } from '../../../back-office/demo/demo-accounts';
import type { Queryable } from '../../../back-office/src/store/database';
import { sql } from '../../../back-office/src/store/sql';
import { largeNetworkCast } from '../../../back-office/test/testing/screen-lists';
import type { Call, Visit } from './load';

export interface Workload {
  readonly what: string;
  readonly who: string;
  readonly visits: readonly Visit[];
  /** A list of 100, which has a budget. */
  readonly isListOf100?: boolean;
  /** Requests per hundred of the bench's. */
  readonly share: number;
}

/** A caller of a large network. */
interface Reader {
  readonly who: string;
  readonly email: string;
  /** What their lists ask for. */
  readonly filter: string;
  /** Some that they may read and change. */
  readonly projects: readonly number[];
}

/** A caller of each role, read from the store before the server starts. */
export async function readersOf(store: Queryable): Promise<readonly Reader[]> {
  const { admin, director, region, agent, applicant } = await largeNetworkCast(store);
  const readers = [
    { who: 'applicant', ...applicant, filter: `customerUser=${String(applicant.id)}&` },
    { who: 'agent', ...agent, filter: `s_email_agent=${agent.email}&` },
    { who: 'director, 8 agencies', ...region, filter: `customer=${region.agencies.join(',')}&` },
    { who: 'director, network', ...director, filter: `customer=${director.agencies.join(',')}&` },
    { who: 'administrator', ...admin, filter: '' },
  ];
  return Promise.all(
    readers.map(async ({ who, email, filter, id, agencies }) => {
      const rows = await store.rows<{ id: number }>(sql`select id from requests
        where customer_user_id = ${id} or lower(s_email_agent) = lower(${email}) or customer_id = any(${agencies})
        order by id limit 50`);
      return { who, email, filter, projects: rows.map((row) => row.id) };
    }),
  );
}

const get = (path: string): Call => ({ method: 'GET', path: `/admin/api/${path}` });

function visitsOf({ email }: Reader, clients: number, calls: readonly Call[]): Visit[] {
  return Array.from({ length: clients }, (_, place) => {
    // Clients start at different places, so that they do not all request the same row at once.
    const turn = (place * 7) % calls.length;
    return {
      account: { email, password: demoPassword },
      calls: [...calls.slice(turn), ...calls.slice(0, turn)],
    };
  });
}

/** Everything that is measured, as each role that uses it, with the parameters that the screens send. */
export function workloadsOf(readers: readonly Reader[], clients: number): readonly Workload[] {
  const line = (
    what: string,
    share: number,
    some: readonly Reader[],
    calls: (reader: Reader) => readonly Call[],
  ): Workload[] =>
    some.map((reader) => ({
      what,
      who: reader.who,
      share,
      visits: visitsOf(reader, clients, calls(reader)),
    }));
  const staff = readers.slice(1);
  const heads = readers.slice(2);
  const list = (limit: number) => (reader: Reader) => [
    get(`requests?${reader.filter}page=1&sort=-createdAt&limit=${String(limit)}`),
  ];
  const change = (id: number): Call => ({
    method: 'PATCH',
    path: `/admin/api/requests/${String(id)}`,
    body: { s_ville: `Paris ${String(id % 20)}` },
  });
  return [
    ...line('list of 100', 100, readers, list(100)).map((each) => ({ ...each, isListOf100: true })),
    ...line('list of 1 000', 20, staff, list(1000)),
    ...line('one request', 100, readers, ({ projects }) =>
      projects.map((id) => get(`requests/${String(id)}`)),
    ),
    ...line('agency tree', 40, heads, () => [get('customers?limit=1000')]),
    ...line('top agents', 40, heads, () => [get('customerUser/top_agents?period=year')]),
    ...line('PATCH', 50, readers, ({ projects }) => projects.map(change)),
  ];
}
