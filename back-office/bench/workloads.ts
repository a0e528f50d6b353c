import type { People, Somebody } from './people';
import type { Call, Visit } from './work';

export interface Workload {
  readonly what: string;
  readonly who: string;
  readonly visits: readonly Visit[];
  /** A list of 100, for which the issue sets a budget. */
  readonly isListOf100?: boolean;
  readonly isLogin?: boolean;
  /** Requests per hundred of the bench's. */
  readonly share: number;
}

const get = (path: string): Call => ({ method: 'GET', path: `/admin/api/${path}` });

function visitsOf(
  clients: number,
  people: readonly Somebody[],
  calls: (somebody: Somebody) => readonly Call[],
): Visit[] {
  return Array.from({ length: clients }, (_, place) => {
    const account = people[place % people.length];
    if (!account) throw new Error('Nobody makes this call.');
    const own = calls(account);
    // Clients start at different places, so that they do not all request the same row at once.
    const turn = (place * 7) % own.length;
    return { account, calls: [...own.slice(turn), ...own.slice(0, turn)] };
  });
}

/** Everything that is measured, as each role that uses it, with the parameters that the screens send. */
export function workloadsOf(people: People, clients: number): readonly Workload[] {
  const { admin, director, regionDirectors, agents, applicants, network, regions } = people;
  const regionOf = ({ id }: Somebody) => regions[regionDirectors.findIndex((known) => known.id === id)] ?? [];
  const all = `customer=${network.join(',')}`;
  const newest = 'page=1&sort=-createdAt';
  const roles: readonly (readonly [string, readonly Somebody[], (somebody: Somebody) => string])[] = [
    ['applicant', applicants, ({ id, agency }) => `customerUser=${id}&customer=${agency}&`],
    ['agent', agents, ({ email }) => `s_email_agent=${email}&`],
    ['director, 8 agencies', regionDirectors, (somebody) => `customer=${regionOf(somebody).join(',')}&`],
    ['director, network', [director], () => `${all}&`],
    ['administrator', [admin], () => ''],
  ];
  const staff = roles.slice(1);
  const heads = roles.slice(2);
  const lists = (limit: number) => (whose: (somebody: Somebody) => string) => (somebody: Somebody) => [
    get(`requests?${whose(somebody)}${newest}&limit=${limit}`),
  ];
  const items = ({ projects }: Somebody) => projects.map((id) => get(`requests/${id}`));
  const changes = ({ projects }: Somebody): readonly Call[] =>
    projects.map((id) => ({
      method: 'PATCH',
      path: `/admin/api/requests/${id}`,
      body: { s_ville: `Paris ${id % 20}` },
    }));
  const line = (
    what: string,
    share: number,
    [who, somebodies]: (typeof roles)[number],
    calls: (somebody: Somebody) => readonly Call[],
  ): Workload => ({ what, who, share, visits: visitsOf(clients, somebodies, calls) });

  const listsOf100 = roles.map((role) => ({
    ...line('list of 100', 100, role, lists(100)(role[2])),
    isListOf100: true,
  }));
  return [
    ...listsOf100,
    {
      what: 'list of 100',
      who: 'all of them at once',
      share: 200,
      isListOf100: true,
      visits: Array.from(
        { length: clients },
        (_, place) => listsOf100[place % listsOf100.length]?.visits[place],
      ).filter((visit) => visit !== undefined),
    },
    ...staff.map((role) => line('list of 1 000', 20, role, lists(1000)(role[2]))),
    ...roles.map((role) => line('one request', 100, role, items)),
    ...heads.map((role) => line('agency tree', 40, role, () => [get('customers?limit=1000')])),
    ...heads.map((role) => line('top agents', 40, role, () => [get('customerUser/top_agents?period=year')])),
    ...roles.map((role) => line('PATCH', 50, role, changes)),
    ...roles.map((role) => ({ ...line('login', 6, role, () => [get('')]), isLogin: true })),
  ];
}

/** A typical mix of calls: lists, files, people, texts, changes and new projects, as every role. */
export function mixedVisits(people: People, clients: number): readonly Visit[] {
  const { admin, director, regionDirectors, agents, applicants } = people;
  const everybody = [
    applicants[0],
    agents[0],
    regionDirectors[0],
    applicants[1],
    agents[1],
    director,
    admin,
  ].filter((somebody) => somebody !== undefined);
  return visitsOf(clients, everybody, ({ id, email, role, agency, projects }) => {
    const mine = projects.slice(0, 10);
    return [
      get(`customer_users?email=${email}`),
      get(`requests?page=1&sort=-createdAt&limit=10`),
      ...mine.map((project) => get(`requests/${project}`)),
      get(`ficodevquotes?page=1&sort=-createdAt&limit=10`),
      get(`customers/${agency}`),
      get(`customer_users/${id}/addresses?limit=-1`),
      get('rfpinternalstatuses?page=1&limit=1000'),
      get('regions?country=FR&page=1&limit=1000'),
      { method: 'GET', path: '/items/page_intergestion/3' },
      ...mine.slice(0, 4).map((project): Call => ({
        method: 'PATCH',
        path: `/admin/api/requests/${project}`,
        body: { s_ville: `Paris ${project % 20}` },
      })),
      ...(role === 'DIRECTOR' ? [get('customerUser/top_agents?period=month')] : []),
      get('requests?page=1&sort=-createdAt&limit=100'),
    ];
  });
}
