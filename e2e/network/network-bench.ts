import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { makeLargeNetwork, type NetworkSize } from '@portal/back-office';
import { startProduction } from '../fixtures/production-portal';
import { measureLists, type Timing } from './measure-lists';
import { measureScreens, type ScreenCost } from './measure-screens';

export interface BenchOptions {
  readonly root: string;
  readonly size: NetworkSize;
  readonly chromium: string;
  /** Starts a PostgreSQL for the bench, when the environment names none. */
  readonly startPostgres: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

/** Budgets: calls before the first chart, and the longest task while rendering. */
const CALLS_BEFORE_CHART = 2;
const LONGEST_TASK_MS = 100;
const GAP_MS = 500;
const MIN_SECRET = 'for-the-bench-of-networks-only-0123456789';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const ms = (time: number): string => `${time.toFixed(1)} ms`;

/**
 * Measures a portal on a large network, embedded and on PostgreSQL, and prints the results.
 * @returns the exit code: 1 when a budget was exceeded
 */
export async function networkBench(options: BenchOptions): Promise<number> {
  const [cpu] = cpus();
  say(
    `${cpu?.model ?? 'unknown processor'}, ${String(cpus().length)} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
  );
  say(
    `Node ${process.version}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} before the start`,
  );
  const { agencies, people, projects } = options.size;
  say(`${String(agencies)} agencies, ${String(people)} people, ${String(projects)} projects`);
  const embedded = await withFolder((dataDir) =>
    measureOn(options, { PORTAL_DATA_DIR: dataDir }, { dataDir }),
  );
  const server = await onPostgres(options);
  return embedded + server === 0 ? 0 : 1;
}

/** Measures one store; returns how many budgets were exceeded. */
async function measureOn(
  { root, size, chromium }: BenchOptions,
  settings: Readonly<Record<string, string>>,
  location: Parameters<typeof makeLargeNetwork>[0],
): Promise<number> {
  const start = performance.now();
  const { database } = await makeLargeNetwork(location, size);
  say();
  say(`${database.split(' on ')[0] ?? database}${'dataDir' in location ? ', embedded' : ''}`);
  say(`  made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const portal = startProduction(root, {
    ...settings,
    PORTAL_DEMO: '0',
    PORTAL_SECRET: MIN_SECRET,
    PORTAL_CALL_GAP_MS: String(GAP_MS),
  });
  // Interrupting the bench stops its portal: the pending call fails, and so does the bench.
  const stop = () => void portal.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const address = await portal.ready;
    if (address === undefined) throw new Error(`The portal did not start.\n${portal.said()}`);
    const timings = await measureLists(address, portal.pid);
    timings.forEach((timing) => say(`  ${lineOf(timing)}`));
    const { version, screens } = await measureScreens(address, chromium);
    say(`  Chromium ${version}, ${String(GAP_MS)} ms between calls, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    screens.forEach((screen) => say(`  ${linesOf(screen).join('\n    ')}`));
    return timings.filter(isSlow).length + screens.filter((screen) => problemsOf(screen).length > 0).length;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await portal.kill('SIGTERM');
  }
}

async function onPostgres(options: BenchOptions): Promise<number> {
  const given = process.env['DATABASE_URL'];
  const own = given === undefined ? await options.startPostgres().catch(() => undefined) : undefined;
  const databaseUrl = given ?? own?.url;
  if (databaseUrl === undefined) {
    say('\nPostgreSQL: none could be started here, and DATABASE_URL names none; not measured');
    return 0;
  }
  try {
    return await withFolder((dataDir) =>
      measureOn(options, { PORTAL_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, { databaseUrl }),
    );
  } finally {
    await own?.stop();
  }
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-network-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isSlow = ({ p95, budget }: Timing): boolean => budget !== undefined && p95 > budget;

function lineOf(timing: Timing): string {
  const { what, rows, kilobytes, p50, p95, cpu, budget } = timing;
  const verdict =
    budget === undefined ? '' : `  (p95 ${isSlow(timing) ? 'OVER' : 'within'} ${String(budget)} ms)`;
  const processor = cpu === undefined ? '' : `   cpu ${ms(cpu).padStart(8)}`;
  const size = `${String(rows)} rows, ${kilobytes.toFixed(0)} kB`.padStart(20);
  return `${what.padEnd(44)}${size}   p50 ${ms(p50).padStart(9)}   p95 ${ms(p95).padStart(9)}${processor}${verdict}`;
}

function problemsOf({ what, callsBefore, busyTasks, notice }: ScreenCost): readonly string[] {
  const problems: string[] = [];
  const longest = Math.max(0, ...busyTasks);
  if (longest > LONGEST_TASK_MS) problems.push(`OVER: a task of ${longest.toFixed(0)} ms of processor`);
  if (what.startsWith('dashboard')) {
    if (callsBefore.length > CALLS_BEFORE_CHART) problems.push('OVER: more calls than two');
    if (notice === undefined) problems.push('OVER: it does not say that it is cut at 1000');
  }
  return problems;
}

function linesOf(screen: ScreenCost): readonly string[] {
  const { what, shownAt, callsBefore, longTasks, busyTasks, notice } = screen;
  const list = (tasks: readonly number[]) => tasks.map((task) => task.toFixed(0)).join(', ') || 'none';
  return [
    `${what}: ${(shownAt / 1000).toFixed(2)} s after the navigation (median of five)`,
    `answered before: ${callsBefore.join(' ') || 'none'}`,
    `tasks over 50 ms in all visits: ${list(busyTasks)} by the processor; ${list(longTasks)} by the clock`,
    ...(notice === undefined ? [] : [`it says: ${notice}`]),
    ...problemsOf(screen),
  ];
}
