import { checkPlans, type PlanReport } from './check-plans';
import { startLoadGenerator, type LoadGenerator } from './load-generator';
import { describeMachine, loadNow, say } from './machine';
import { readPeople } from './people';
import { withPortal, type PortalProcess } from './portal-process';
import { postgresTime, processorTime } from './processor-time';
import { eachStore, withStore, type BenchOptions, type MadeStore } from './stores';
import type { Done } from './work';
import { workloadsOf, type Workload } from './workloads';

interface OfficeBenchOptions extends BenchOptions {
  /** Requests of a list of 100; other counts are derived from it. */
  readonly times: number;
}

/** Issue 6: p95 of a list of 100, in milliseconds, with this many clients. */
const EMBEDDED = { clients: 4, listOf100: 100 };
const SERVER = { clients: 16, listOf100: 50 };
/** Two passwords are checked at a time, and twenty may wait. */
const LOGIN_CLIENTS = 4;

const number = (value: number, digits: number, width: number): string =>
  value.toFixed(digits).padStart(width);

/**
 * Measures the back office on a large network, embedded and on PostgreSQL, and prints a report.
 * @returns the exit code: 1 when a budget was missed, a call was refused, or a list needs a sequential scan
 */
export async function officeBench(options: OfficeBenchOptions): Promise<number> {
  const { agencies, people, projects, propositions = 0 } = options.size;
  say(describeMachine());
  say(`${projects} requests, ${propositions} quotes, ${people} users in ${agencies} agencies`);
  let problems = 0;
  await eachStore(options, async (store) => {
    say(`\n${store.name}, made in ${store.madeIn.toFixed(0)} s`);
    problems += sayPlans(await withStore(store.location, checkPlans));
    problems += await measure(options, store);
  });
  return problems === 0 ? 0 : 1;
}

/** Prints how lists are read; returns the number of sequential scans. */
function sayPlans({ lists, statements, problems, ways }: PlanReport): number {
  const verdict =
    problems.length === 0 ? 'none goes through a whole table' : `OVER: ${problems.length} problems`;
  say(`  EXPLAIN of ${lists} lists (${statements} statements, every role, filter and sort): ${verdict}`);
  for (const [way, count] of [...ways].sort(([one], [other]) => one.localeCompare(other))) {
    say(`  ${String(count).padStart(5)} × ${way}`);
  }
  problems.forEach((problem) => say(`    ${problem}`));
  return problems.length;
}

/** Measures one store; returns the number of missed budgets and refusals. */
async function measure({ root, folder, times }: OfficeBenchOptions, store: MadeStore): Promise<number> {
  const { clients, listOf100 } = store.isEmbedded ? EMBEDDED : SERVER;
  const people = await withStore(store.location, readPeople);
  let problems = 0;
  await withPortal(root, store.settings, async (portal) => {
    const generator = startLoadGenerator(folder);
    try {
      say(
        `  ${clients} clients                            req/s      p50      p95      p99 ms   budget      kB   cpu ms of server + PostgreSQL`,
      );
      for (const workload of workloadsOf(people, clients)) {
        const budget = workload.isListOf100 ? listOf100 : undefined;
        const wanted = Math.max(10, (workload.share * times) / 100);
        problems += await measureOne({ portal, generator, store }, workload, wanted, budget);
      }
      say(`  load ${loadNow()}`);
    } finally {
      generator.stop();
    }
  });
  return problems;
}

interface Running {
  readonly portal: PortalProcess;
  readonly generator: LoadGenerator;
  readonly store: MadeStore;
}

async function measureOne(
  { portal, generator, store }: Running,
  { what, who, visits, isLogin = false }: Workload,
  times: number,
  budget: number | undefined,
): Promise<number> {
  const work = {
    address: portal.address,
    visits: isLogin ? visits.slice(0, LOGIN_CLIENTS) : visits,
    isLogin,
  };
  // Warm up: new connections and unread database pages only cost once.
  if (!isLogin) await generator.run({ ...work, times: Math.ceil(times / 5) });
  const before = await processorTimes(portal, store);
  const done = await generator.run({ ...work, times: Math.ceil(times) });
  const after = await processorTimes(portal, store);
  const cpu = after.map((ms, place) =>
    ms === undefined ? '' : number((ms - (before[place] ?? 0)) / done.taken.length, 1, 6),
  );
  const at = (share: number): number =>
    done.taken[Math.min(Math.ceil(share * done.taken.length), done.taken.length) - 1] ?? 0;
  const isOver = budget !== undefined && at(0.95) > budget;
  const refused = Object.entries(done.refused);
  say(
    `  ${what.padEnd(12)} ${who.padEnd(22)}${rate(done)} ${number(at(0.5), 1, 8)} ${number(at(0.95), 1, 8)} ${number(at(0.99), 1, 8)}` +
      `   ${(budget === undefined ? '' : `${isOver ? 'OVER ' : '≤ '}${budget}`).padStart(9)} ${number(done.bytes / done.taken.length / 1024, 1, 7)}   ${cpu.filter((text) => text !== '').join(' +')}` +
      (refused.length === 0
        ? ''
        : `   REFUSED ${refused.map(([status, count]) => `${count} × ${status}`).join(', ')}`),
  );
  return Number(isOver) + Number(refused.length > 0);
}

const rate = ({ taken, lasted }: Done): string => number((taken.length * 1000) / lasted, 1, 8);

const processorTimes = async ({ pid }: PortalProcess, { postmaster }: MadeStore) =>
  [await processorTime(pid), await postgresTime(postmaster)] as const;
