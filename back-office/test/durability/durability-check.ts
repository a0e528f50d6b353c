import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../src/store/open-store';
import { sql } from '../../src/store/sql';

/** What became of the writes over all kills. */
export interface DurabilityReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged and not there afterwards. */
  readonly lost: number;
  /** There without ever having been tried. */
  readonly phantom: number;
}

const MAX_RUN_MS = 700;
const MIN_RUN_MS = 100;

/** One line per try and per acknowledgement, written before the next step: the writer may die at any moment. */
const numbers = (file: string, word: string): Set<number> =>
  new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => Number(line.slice(word.length + 1))),
  );

/**
 * The victim: writes agencies with rising numbers into the store until it is killed, noting each try and each
 * acknowledged commit in `journal`.
 */
export async function writeUntilKilled(folder: string, journal: string, from: number): Promise<never> {
  const note = openSync(journal, 'a');
  const store = await openStore({ dataDir: folder });
  writeSync(note, 'ready 0\n');
  for (let number = from; ; number += 1) {
    writeSync(note, `try ${number}\n`);
    await store.rows(sql`insert into customers (id, name, created_at, updated_at)
      values (${number}, ${'x'.repeat(200 + (number % 50) * 400)}, now(), now())`);
    writeSync(note, `ack ${number}\n`);
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function killDuringWrites(victim: readonly string[], journal: string, turn: number): Promise<void> {
  const [program = '', ...parameters] = victim;
  const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = (): boolean => child.exitCode !== null;
  while (!hasEnded() && numbers(journal, 'ready').size === 0) await pause(20);
  if (hasEnded()) throw new Error('The writer ended by itself: the store did not open.');
  await pause(MIN_RUN_MS + ((turn * 137) % MAX_RUN_MS));
  child.kill('SIGKILL');
  await gone;
}

/**
 * Kills a writer again and again in the middle of its commits and opens its store each time.
 * @param victimOf the command that runs `writeUntilKilled` with a folder, a journal and a first number
 */
export async function checkDurability(
  kills: number,
  victimOf: (folder: string, journal: string, from: number) => readonly string[],
): Promise<DurabilityReport> {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-durability-'));
  const folder = path.join(root, 'data');
  const acknowledged = new Set<number>();
  const tried = new Set<number>();
  let lost = 0;
  let phantom = 0;
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      const journal = path.join(root, `journal-${turn}`);
      closeSync(openSync(journal, 'w'));
      await killDuringWrites(victimOf(folder, journal, 1_000_000 * (turn + 1)), journal, turn);
      numbers(journal, 'ack').forEach((number) => acknowledged.add(number));
      numbers(journal, 'try').forEach((number) => tried.add(number));
      const store = await openStore({ dataDir: folder });
      const rows = await store.rows<{ id: number }>(sql`select id from customers where id >= 1000000`);
      await store.close();
      const present = new Set(rows.map(({ id }) => id));
      lost = [...acknowledged].filter((number) => !present.has(number)).length;
      phantom = [...present].filter((number) => !tried.has(number)).length;
    }
    return { kills, acknowledged: acknowledged.size, lost, phantom };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
