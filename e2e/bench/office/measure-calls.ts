import { cpus, loadavg } from 'node:os';
import { startProduction } from '../../fixtures/production-portal';
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

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number, width = 9): string => value.toFixed(1).padStart(width);

/**
 * Measures the back office on a large network, embedded and on PostgreSQL, and prints a report.
 * @returns the exit code: 1 when a budget was missed or a call was refused
 */
export async function measureCalls(options: CallsOptions): Promise<number> {
  const load = loadavg().map((each) => each.toFixed(1));
  say(
    `${cpus()[0]?.model ?? ''}, ${String(cpus().length)} cores, Node ${process.version}, load ${load.join(' ')}`,
  );
  let problems = 0;
  await eachStore(options, async (store) => {
    say(`\n${store.name}, made in ${store.madeIn.toFixed(0)} s: ${JSON.stringify(options.size)}`);
    problems += await measureStore(options, store);
  });
  return problems === 0 ? 0 : 1;
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
  { what, who, visits, isListOf100 = false }: Workload,
  times: number,
  budget: number,
): Promise<number> {
  const work = { address, visits };
  // Warm up: new connections and unread database pages only cost once.
  await runLoad({ ...work, times: Math.ceil(times / 5) });
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
