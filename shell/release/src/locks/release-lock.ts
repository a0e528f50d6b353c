import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { readObject } from '@portal/registry/read-json';
import { isDiskFull, naming, refuse } from '../refusal';
import { discard } from './durable-file';

/** How long a command waits for one that is at work. */
const PATIENCE_MS = 60_000;
/** A lock that is not renewed for this long is free, wherever its holder runs. */
const LEASE_MS = 30_000;
/** One whose process is gone: the shortest lease that the library knows. */
const DEAD_MS = 2_000;
const RENEWAL_MS = 5_000;
const POLL_MS = 50;

/** The exclusive right to change a `dist`. */
export interface ReleaseLock {
  /** False when another process has taken the lock meanwhile. */
  isHeld(): boolean;
  /** @throws Refusal when the lock is no longer held: the change must not be written */
  check(): void;
  /** Tells something that is no reason to stop. */
  say(line: string): void;
}

/** Who holds the lock of a `dist`, as written beside it. */
interface Holder {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  readonly command: string;
}

const holderFileOf = (dist: string): string => path.join(dist, '.release.holder.json');

/** Undefined where nobody holds it, or could not say so, on a full disk. */
function holderOf(dist: string): Holder | undefined {
  try {
    const { id, pid, host, command } = readObject(
      JSON.parse(readFileSync(holderFileOf(dist), 'utf8')),
      'lock',
    );
    return { id: String(id), pid: Number(pid), host: String(host), command: String(command) };
  } catch {
    return undefined;
  }
}

/** Whether the process of a holder is known to be gone: only this machine's processes can be asked. */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}

const inWords = (holder: Holder | undefined): string =>
  holder
    ? `\`portal ${holder.command}\` (process ${String(holder.pid)} on ${holder.host})`
    : 'Another command';

interface Taken {
  readonly free: () => Promise<void>;
  /** Whether it was renewed in time so far. */
  readonly isRenewed: () => boolean;
}

/** Takes the lock of a `dist`; undefined when somebody holds it. */
async function take(dist: string, lease: number): Promise<Taken | undefined> {
  let isRenewed = true;
  try {
    const free = await lock(dist, {
      lockfilePath: path.join(dist, '.release.lock'),
      stale: lease,
      update: RENEWAL_MS,
      onCompromised: () => {
        isRenewed = false;
      },
    });
    return { free, isRenewed: () => isRenewed };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw error;
  }
}

/** Waits for the lock. Says when it took one over. */
async function acquire(dist: string, say: (line: string) => void): Promise<Taken> {
  const started = performance.now();
  for (;;) {
    const holder = holderOf(dist);
    const isDead = holder !== undefined && isGone(holder);
    const taken = await take(dist, isDead ? DEAD_MS : LEASE_MS);
    if (taken) {
      // Who is done leaves none.
      const abandoned = holderOf(dist);
      if (abandoned) say(`Took over the lock of ${inWords(abandoned)}, which does not renew it.`);
      discard(holderFileOf(dist));
      if (!isDead) return taken;
      // So short a lease is for no work.
      await taken.free();
    } else {
      if (performance.now() - started > PATIENCE_MS)
        refuse(`${inWords(holder)} has been at work here for a minute. Try again when it is done.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** @returns whether the disk had room for it */
function noteHolder(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder));
    return true;
  } catch (error) {
    discard(file);
    // A remote can be switched off all the same.
    if (isDiskFull(error)) return false;
    throw naming(file, error);
  }
}

/**
 * Runs a change of `dist` under an exclusive lock, so that concurrent commands do not lose each other's edits. Waits
 * for a living holder, which renews its lock every 5 seconds; takes over from a dead process, and a lock that was not
 * renewed for 30 seconds.
 * @param command shown to waiting processes, such as "deploy agent"
 * @throws Refusal when the holder is still active after a minute
 */
export async function whileAlone<T>(
  dist: string,
  command: string,
  task: (lock: ReleaseLock) => Promise<T> | T,
): Promise<T> {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  mkdirSync(dist, { recursive: true });
  const taken = await acquire(dist, say);
  const self: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), command };
  const file = holderFileOf(dist);
  let isNoted = false;
  const isHeld = () => taken.isRenewed() && holderOf(dist)?.id === (isNoted ? self.id : undefined);
  const leave = () => {
    if (holderOf(dist)?.id === self.id) discard(file);
  };
  // The library frees the lock, too, when a signal ends the process.
  process.once('exit', leave);
  try {
    isNoted = noteHolder(file, self);
    return await task({
      say,
      isHeld,
      check: () => {
        if (!isHeld()) refuse('Another command took over the lock. Nothing was changed.');
      },
    });
  } finally {
    process.off('exit', leave);
    // Else it is another's by now.
    const isOurs = taken.isRenewed() && [self.id, undefined].includes(holderOf(dist)?.id);
    leave();
    if (isOurs) await taken.free();
  }
}
