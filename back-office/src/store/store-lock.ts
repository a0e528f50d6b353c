import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../wire/json-body';
import { errorCode } from './error-code';

/** Another live process holds the data folder; with a one-line message for the operator. */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set PORTAL_DATA_DIR.`);
  }
}

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/** Start of a running process, for comparison. Not of zombies, which a container may never reap. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
    }
    process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { pid, started } = isObject(found) ? found : {};
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

const isAlive = (holder: Holder | undefined): holder is Holder =>
  holder !== undefined && startOf(holder.pid) === holder.started;

/** Atomically creates `file` with its content; false when it exists. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (problem) {
    if (errorCode(problem) === 'EEXIST') return false;
    throw problem;
  } finally {
    rmSync(draft, { force: true });
  }
}

const GUARD_IS_STALE_AFTER_MS = 10_000;

/** Removes the lock of a dead process. The guard keeps two processes from removing each other's new lock. */
function removeStale(file: string): void {
  const guard = `${file}.takeover`;
  if (!createWhole(guard, String(process.pid))) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > GUARD_IS_STALE_AFTER_MS) rmSync(guard, { force: true });
    return;
  }
  try {
    if (!isAlive(readHolder(file))) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * One process at a time: two would lose each other's commits. A dead one's lock is taken over.
 * @throws StoreInUseError. Returns how to release it
 */
export async function lockStore(folder: string): Promise<() => void> {
  const file = path.join(folder, 'store.lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (createWhole(file, JSON.stringify(mine))) {
      return () => {
        const holder = readHolder(file);
        if (holder?.pid === mine.pid && holder.started === mine.started) rmSync(file, { force: true });
      };
    }
    const holder = readHolder(file);
    if (isAlive(holder)) throw new StoreInUseError(folder, holder.pid);
    removeStale(file);
    await pause(attempt * 5);
  }
  throw new Error(`The lock of the data folder ${folder} could not be taken.`);
}
