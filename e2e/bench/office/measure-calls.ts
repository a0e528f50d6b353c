import { cpus, loadavg } from 'node:os';
import { startProduction } from '../../fixtures/production-portal';
import {
  plansOfList,
  servedResources,
  tableSizes,
  wholeTablesRead,
} from '../../../back-office/test/testing/list-plans';
import { screenLists } from '../../../back-office/test/testing/screen-lists';
import type { Store } from '../../../back-office/src/store/store';
import { eachStore, withStore, type BenchOptions, type MadeStore } from './large-store';
import { runLoad } from './load';
import { readersOf, workloadsOf, type Workload } from './workloads';

interface CallsOptions extends BenchOptions {
  /** Requests of a list of 100; other counts are derived from it. */
  readonly times: number;
}

/** Clients at a time, and p95 of a list of 100 at most, in milliseconds. */
const EMBEDDED = { clients: 4, listOf100: 100 };
const SERVER = { clients: 16, listOf100: 50 };
/** Two passwords are checked at a time, and twenty may wait. */
const LOGIN_CLIENTS = 4;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number, width = 9): string => value.toFixed(1).padStart(width);

/**
 * Measures the back office on a large network, embedded and on PostgreSQL, and prints a report.
 * @returns the exit code: 1 when a budget was missed, a call was refused, or a list reads a whole table
 */
export async function measureCalls(options: CallsOptions): Promise<number> {
  const load = loadavg().map((each) => each.toFixed(1));
  say(
    `${cpus()[0]?.model ?? ''}, ${String(cpus().length)} cores, Node ${process.version}, load ${load.join(' ')}`,
  );
  let problems = 0;
  await eachStore(options, async (store) => {
    say(`\n${store.name}, made in ${store.madeIn.toFixed(0)} s: ${JSON.stringify(options.size)}`);
    const scans = await withStore(store.location, wholeTables);
    scans.forEach((scan) => say(`  OVER: ${scan}`));
    problems += scans.length + (await measureStore(options, store));
  });
  return problems === 0 ? 0 : 1;
}

/** Runs every list of the screens with `EXPLAIN (ANALYZE)`, as each role. @returns those that read a whole table */
async function wholeTables(store: Store): Promise<readonly string[]> {
  const table = servedResources();
  const sizes = await tableSizes(store);
  const problems: string[] = [];
  for (const { who, caller, path } of await screenLists(store, new Date()))
    for (const plan of await plansOfList(store, table, caller, path))
      problems.push(
        ...wholeTablesRead(plan, sizes).map((found) => `${who}: ${path.slice(0, 120)}: ${found}`),
      );
  return problems;
}

/** @returns the number of missed budgets and refusals */
async function measureStore({ root, times }: CallsOptions, store: MadeStore): Promise<number> {
  const { clients, listOf100 } = store.isEmbedded ? EMBEDDED : SERVER;
  const readers = await withStore(store.location, readersOf);
  const portal = startProduction(root, store.settings);
  try {
    const address = await portal.ready;
    if (address === undefined) throw new Error(`The portal did not start.\n${portal.said()}`);
    say(`  ${String(clients)} clients`.padEnd(38) + '    req/s      p50      p95      p99 ms       kB');
    let problems = 0;
    for (const workload of workloadsOf(readers, clients))
      problems += await measureOne(
        address,
        workload,
        Math.max(10, (workload.share * times) / 100),
        listOf100,
      );
    return problems;
  } finally {
    await portal.kill('SIGTERM');
  }
}

async function measureOne(
  address: string,
  { what, who, visits, isListOf100 = false, isLogin = false }: Workload,
  times: number,
  budget: number,
): Promise<number> {
  const work = { address, visits: isLogin ? visits.slice(0, LOGIN_CLIENTS) : visits, isLogin };
  // Warm up: new connections and unread database pages only cost once.
  if (!isLogin) await runLoad({ ...work, times: Math.ceil(times / 5) });
  const { taken, lasted, bytes, refused } = await runLoad({ ...work, times: Math.ceil(times) });
  const at = (share: number): number =>
    taken[Math.min(Math.ceil(share * taken.length), taken.length) - 1] ?? 0;
  const isOver = isListOf100 && at(0.95) > budget;
  const answers = Object.entries(refused).map(([status, count]) => `${String(count)} × ${status}`);
  say(
    `  ${what.padEnd(12)} ${who.padEnd(22)} ${ms((taken.length * 1000) / lasted)}${ms(at(0.5))}${ms(at(0.95))}${ms(at(0.99))}` +
      `    ${ms(bytes / taken.length / 1024)}${isOver ? `   OVER ${String(budget)} ms` : ''}` +
      (answers.length > 0 ? `   REFUSED ${answers.join(', ')}` : ''),
  );
  return Number(isOver) + Number(answers.length > 0);
}
