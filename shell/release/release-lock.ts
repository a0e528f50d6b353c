import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { refuse } from './refusal';

const POLL_MS = 50;
const PATIENCE_MS = 60_000;

interface Holder {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  readonly command: string;
}

/** The exclusive right to change a `dist`. */
export interface ReleaseLock {
  /** @throws Refusal when another process has taken the lock meanwhile: the change must not be written */
  check(): void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function isRunning({ pid, host }: Holder): boolean {
  // On a shared disk: processes of another machine cannot be checked, so count as alive.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Links a written file, so that the lock never exists without its holder's data. False when it is held. */
function take(file: string, self: Holder): boolean {
  const aside = `${file}.${self.id}`;
  writeFileSync(aside, JSON.stringify(self));
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Removes the lock of a dead process only: moves it away first, and puts it back if it turns out to be new. */
function removeDead(file: string, dead: Holder): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside)?.id !== dead.id) linkSync(aside, file);
  } catch {
    // Another process was faster: the next attempt sees its lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs a change of `dist` under an exclusive lock, so that concurrent commands do not lose each other's edits. Waits
 * for a living holder, takes over from a dead one.
 * @param command shown to waiting processes, such as "deploy agent"
 * @throws Refusal when the holder is still active after a minute
 */
export async function whileAlone<T>(
  dist: string,
  command: string,
  task: (lock: ReleaseLock) => Promise<T> | T,
): Promise<T> {
  const file = path.join(dist, '.release.lock');
  mkdirSync(dist, { recursive: true });
  const self: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), command };
  const release = () => {
    if (holderOf(file)?.id === self.id) rmSync(file, { force: true });
  };
  for (const started = Date.now(); !take(file, self);) {
    const holder = holderOf(file);
    if (holder && !isRunning(holder)) removeDead(file, holder);
    else if (Date.now() - started > PATIENCE_MS) {
      refuse(
        `\`portal ${holder?.command ?? 'another command'}\` (process ${String(holder?.pid)}) has been at work here for a minute. Try again when it is done; if there is no such process, remove ${file}.`,
      );
    } else await pause(POLL_MS);
  }
  // Also releases the lock when a signal ends the process.
  process.once('exit', release);
  try {
    return await task({
      check: () => {
        if (holderOf(file)?.id !== self.id)
          refuse('Another command took over the lock. Nothing was changed.');
      },
    });
  } finally {
    process.off('exit', release);
    release();
  }
}
