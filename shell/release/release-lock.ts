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

/** The right to change what one `dist` serves. */
export interface ReleaseLock {
  /** @throws Refusal when somebody has taken the lock meanwhile: the change must not be written */
  check(): void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function isRunning({ pid, host }: Holder): boolean {
  // A dist on a shared disk: the processes of another machine cannot be asked.
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

/** Takes the lock; false when somebody has it. Linking a written file: the lock is never there without its holder. */
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

/** Removes the lock of a dead process, and no other: it is moved away first, and put back when it is a new one. */
function removeDead(file: string, dead: Holder): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside)?.id !== dead.id) linkSync(aside, file);
  } catch {
    // Somebody else was faster: the next attempt sees who.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs a change of what `dist` serves while no other command does: neither can lose the other's edit. Waits for a
 * living holder, takes over from a dead one.
 * @param command what the waiting ones are told, such as "deploy agent"
 * @throws Refusal when the holder is still at work after a minute
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
  // A process that is stopped by a signal leaves through here.
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
