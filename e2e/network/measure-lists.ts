import { readFile } from 'node:fs/promises';
import { rowsOf, signedCaller, type BackOfficeClient } from '../fixtures/back-office-client';

/** The duration of one kind of call, in milliseconds, from the first byte sent to the last one received. */
export interface Timing {
  readonly what: string;
  readonly rows: number;
  readonly kilobytes: number;
  readonly p50: number;
  readonly p95: number;
  /** CPU time of the portal per call, where available: independent of other load. */
  readonly cpu: number | undefined;
  /** Limit for p95; undefined when there is no budget. */
  readonly budget: number | undefined;
}

interface Call {
  readonly what: string;
  readonly path: string;
  readonly times: number;
  readonly budget?: number;
}

const ADMIN = 'admin@intergestion.example';
const WARM_UPS = 10;
/** As the portal asks, for the total number of rows. */
const COUNTED = { 'X-Include': 'totalCount' };

/** Measures the lists of the agency's screens, one call after another, as an administrator of the whole network. */
export async function measureLists(address: string, pid: number | undefined): Promise<readonly Timing[]> {
  const caller = await signedCaller(address, ADMIN);
  const agencies = rowsOf(await caller.get('/admin/api/customers?limit=1000')).map(({ id }) => String(id));
  const all = `customer=${agencies.join(',')}`;
  const region = `customer=${agencies.slice(1, 9).join(',')}`;
  const newest = 'page=1&sort=-createdAt';
  const calls: readonly Call[] = [
    { what: 'requests, 100', path: `requests?limit=100`, times: 200, budget: 50 },
    {
      what: 'requests, 100, newest of the network',
      path: `requests?${all}&${newest}&limit=100`,
      times: 200,
      budget: 50,
    },
    {
      what: 'requests, 100, newest of eight agencies',
      path: `requests?${region}&${newest}&limit=100`,
      times: 200,
      budget: 50,
    },
    {
      what: 'requests, 100, newest of one status',
      path: `requests?${all}&internal_status=signed&${newest}&limit=100`,
      times: 200,
      budget: 50,
    },
    {
      what: 'requests, 1000, newest of the network',
      path: `requests?${all}&${newest}&limit=1000`,
      times: 40,
    },
    {
      what: 'requests, 1000, newest of one agency',
      path: `requests?customer=${agencies[9] ?? ''}&${newest}&limit=1000`,
      times: 40,
    },
    {
      what: 'propositions, 1000, newest of the network',
      path: `ficodevquotes?${all}&${newest}&limit=1000`,
      times: 40,
    },
    { what: 'people, a page of 10', path: `customer_users?${all}&page=300&limit=10`, times: 200 },
    { what: 'agents, 1000', path: `customer_users?roles=4&${all}&limit=1000`, times: 40 },
    { what: 'agencies', path: 'customers?limit=1000', times: 40 },
    { what: 'ranking of the year', path: 'customerUser/top_agents?period=year', times: 40 },
  ];
  const timings: Timing[] = [];
  for (const call of calls) timings.push(await measure(caller, call, pid));
  return timings;
}

async function measure(
  caller: BackOfficeClient,
  { what, path, times, budget }: Call,
  pid: number | undefined,
): Promise<Timing> {
  const taken: number[] = [];
  let rows = 0;
  let kilobytes = 0;
  let before: number | undefined;
  for (let time = 0; time < WARM_UPS + times; time += 1) {
    const start = performance.now();
    const answer = await caller.get(`/admin/api/${path}`, COUNTED);
    const end = performance.now();
    if (time < WARM_UPS) {
      rows = rowsOf(answer).length;
      kilobytes = JSON.stringify(answer.body).length / 1024;
      before = await processorTime(pid);
    } else taken.push(end - start);
  }
  const after = await processorTime(pid);
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / times;
  taken.sort((a, b) => a - b);
  const at = (share: number): number => taken[Math.min(Math.ceil(share * times) - 1, times - 1)] ?? 0;
  return { what, rows, kilobytes, p50: at(0.5), p95: at(0.95), cpu, budget };
}

/** CPU time of a process, in milliseconds; undefined where there is no `/proc`. */
async function processorTime(pid: number | undefined): Promise<number | undefined> {
  const text = pid === undefined ? '' : await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  // Skip the process name, which may contain anything; then fields 14 and 15, in ticks of 1/100 s.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return text === '' ? undefined : (user + system) * 10;
}
