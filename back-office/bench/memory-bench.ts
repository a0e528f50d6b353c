import { sql, type Sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { startLoadGenerator } from './load-generator';
import { describeMachine, loadNow, say } from './machine';
import { readPeople } from './people';
import { withPortal, type MemoryReading } from './portal-process';
import { eachStore, withStore, type BenchOptions, type MadeStore } from './stores';
import { mixedVisits } from './workloads';

interface MemoryBenchOptions extends BenchOptions {
  /** Total requests; memory is compared after the first quarter. */
  readonly requests: number;
}

const CLIENTS = 8;
const READINGS = 8;
/** The first quarter warms up caches, pools, compiled code and database pages. */
const FIRST_COMPARED = 2;
/** Issue 6: memory stays flat within 10 %. */
const MAY_GROW = 1.1;
const MEGABYTE = 2 ** 20;

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1).padStart(8);

/**
 * Sends mixed requests to a back office and measures its memory after garbage collection.
 * @returns the exit code: 1 when memory grew by more than a tenth, or a request was refused
 */
export async function memoryBench(options: MemoryBenchOptions): Promise<number> {
  say(describeMachine());
  let problems = 0;
  await eachStore(options, async (store) => {
    say(`\n${store.name}`);
    problems += await watch(options, store);
    await withStore(store.location, sayRows);
  });
  return problems === 0 ? 0 : 1;
}

async function watch({ root, folder, requests }: MemoryBenchOptions, store: MadeStore): Promise<number> {
  const people = await withStore(store.location, readPeople);
  const readings: MemoryReading[] = [];
  let refused = 0;
  await withPortal(root, store.settings, async (portal) => {
    const generator = startLoadGenerator(folder);
    try {
      say('  requests   RSS MB  heap MB  outside the heap MB   req/s');
      for (let round = 1; round <= READINGS; round += 1) {
        const times = Math.ceil(requests / READINGS);
        const visits = mixedVisits(people, CLIENTS);
        const done = await generator.run({ address: portal.address, visits, times });
        refused += Object.values(done.refused).reduce((sum, count) => sum + count, 0);
        const reading = await portal.memory();
        readings.push(reading);
        const { rss, heapUsed, external } = reading;
        say(
          `  ${String(round * times).padStart(8)} ${megabytes(rss)} ${megabytes(heapUsed)} ${megabytes(external)} ${((times * 1000) / done.lasted).toFixed(0).padStart(18)}`,
        );
      }
    } finally {
      generator.stop();
    }
  });
  return refused + sayGrowth(readings, refused);
}

function sayGrowth(readings: readonly MemoryReading[], refused: number): number {
  const first = readings[FIRST_COMPARED - 1];
  const last = readings.at(-1);
  if (!first || !last) return 1;
  const grown = (['rss', 'heapUsed'] as const).map((what) => ({ what, by: last[what] / first[what] }));
  const over = grown.filter(({ by }) => by > MAY_GROW);
  const words = grown.map(({ what, by }) => `${what} ${((by - 1) * 100).toFixed(1)} %`).join(', ');
  say(
    `  from the second reading to the last: ${words}: ${over.length === 0 ? 'flat' : 'OVER 10 %'}; load ${loadNow()}`,
  );
  if (refused > 0) say(`  REFUSED: ${refused}`);
  return over.length;
}

const GUARDS: readonly (readonly [string, Sql])[] = [
  ['nonces', sql`select count(*)::int as n from nonces`],
  ['sessions', sql`select count(*)::int as n from sessions`],
  ['attempts', sql`select count(*)::int as n from attempts`],
  ['idempotency keys', sql`select count(*)::int as n from idempotency_keys`],
];

/** Counts temporary rows: those never deleted are a leak too. */
async function sayRows(store: Store): Promise<void> {
  const counts: string[] = [];
  for (const [what, statement] of GUARDS) {
    const [row] = await store.rows<{ n: number }>(statement);
    counts.push(`${row?.n ?? 0} ${what}`);
  }
  say(`  rows left: ${counts.join(', ')}`);
}
