import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { discard } from './durable-file';
import {
  LEASE_MS,
  LOST_LOCK,
  PATIENCE_MS,
  RENEWAL_MS,
  abandonmentOf,
  holderIn,
  isGone,
  occupiedBy,
  type Holder,
} from './lock-holder';
import { isDiskFull, naming, refuse } from '../refusal';

const POLL_MS = 50;
/** Far longer than a file lies beside the lock, also where the clocks of two machines differ. */
const LEFTOVER_MS = 60 * 60_000;

/** The exclusive right to change a `dist`. */
export interface ReleaseLock {
  /** False when another process has taken the lock meanwhile. */
  isHeld(): boolean;
  /** @throws Refusal when the lock is no longer held: the change must not be written */
  check(): void;
  /** Tells the operator something that is no reason to stop. */
  say(line: string): void;
}

/** A lock file as found: it changes when its holder renews it. */
interface Sighting {
  readonly text: string;
  readonly renewedAt: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function sight(file: string): Sighting | undefined {
  try {
    return { text: readFileSync(file, 'utf8'), renewedAt: statSync(file).mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const isSame = (one: Sighting | undefined, other: Sighting | undefined): boolean =>
  one?.text === other?.text && one?.renewedAt === other?.renewedAt;

/** A lock that this process has taken: its file stays open, to be renewed and recognised. */
interface Taken {
  readonly descriptor: number;
  /** Empty on a full disk. */
  readonly text: string;
}

/** Writes a file and links it, so that the lock never exists half-written. Undefined when it is held. */
function take(file: string, self: Holder): Taken | undefined {
  if (existsSync(file)) return undefined;
  const aside = `${file}.${randomUUID()}`;
  const descriptor = openSync(aside, 'wx');
  let text = JSON.stringify(self);
  let isTaken = false;
  try {
    try {
      writeSync(descriptor, text);
    } catch (error) {
      // A full disk still has room for a name, and a remote can be switched off.
      if (!isDiskFull(error)) throw naming(aside, error);
      text = '';
    }
    linkSync(aside, file);
    isTaken = true;
    return { descriptor, text };
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  } finally {
    discard(aside);
    if (!isTaken) closeSync(descriptor);
  }
}

function isStillOurs(file: string, { descriptor, text }: Taken): boolean {
  try {
    return text === ''
      ? fstatSync(descriptor).ino === statSync(file).ino
      : readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}

/**
 * Removes an abandoned lock, and no other: moves it away first, and puts it back if it was renewed or is a new one. Of
 * two processes that try, one moves it. Should a third take the lock while a new one is away, the holder of the new one
 * learns from `check` that it has lost.
 */
function removeAbandoned(file: string, abandoned: Sighting): boolean {
  if (!isSame(sight(file), abandoned)) return false;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  try {
    if (isSame(sight(aside), abandoned)) return true;
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    discard(aside);
  }
  return false;
}

/** Removes what processes left that were killed while they took the lock. */
function removeLeftovers(file: string): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(file)}.`)) continue;
    const left = path.join(folder, name);
    const age = Date.now() - (sight(left)?.renewedAt ?? Date.now());
    if (age > LEFTOVER_MS) discard(left);
  }
}

/** Waits for the lock. Says when it took one over. */
async function acquire(file: string, self: Holder, say: (line: string) => void): Promise<Taken> {
  const started = performance.now();
  let seen: Sighting | undefined;
  let seenAt = started;
  let takenOver: string | undefined;
  for (;;) {
    const taken = take(file, self);
    if (taken) {
      if (takenOver !== undefined) say(takenOver);
      return taken;
    }
    const there = sight(file);
    const now = performance.now();
    // The lease is measured here, so clocks of machines need not agree.
    if (!isSame(there, seen)) seenAt = now;
    seen = there;
    if (!there) continue;
    const holder = holderIn(there.text);
    if ((holder && isGone(holder)) || now - seenAt >= LEASE_MS) {
      if (removeAbandoned(file, there)) takenOver = abandonmentOf(holder);
    } else if (now - started > PATIENCE_MS) {
      refuse(occupiedBy(holder));
    } else await pause(POLL_MS);
  }
}

/**
 * Runs a change of `dist` under an exclusive lock, so that concurrent commands do not lose each other's edits. Waits
 * for a living holder, which renews its lock every 5 seconds; takes over from a dead process, and a lock that was not
 * renewed for 30 seconds.
 * @param command shown to waiting processes, such as "deploy agent"
 * @param say gets the line about a lock that was taken over, and those of the task
 * @throws Refusal when the holder is still active after a minute
 */
export async function whileAlone<T>(
  dist: string,
  command: string,
  task: (lock: ReleaseLock) => Promise<T> | T,
  say = (line: string): void => void process.stderr.write(`${line}\n`),
): Promise<T> {
  const file = path.join(dist, '.release.lock');
  mkdirSync(dist, { recursive: true });
  const self: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), command };
  const taken = await acquire(file, self, say);
  const isHeld = () => isStillOurs(file, taken);
  const renewal = setInterval(() => {
    const now = new Date();
    try {
      futimesSync(taken.descriptor, now, now);
    } catch {
      // It expires, and `check` refuses what comes after.
    }
  }, RENEWAL_MS).unref();
  const release = () => {
    if (isHeld()) discard(file);
  };
  // Also releases the lock when a signal ends the process.
  process.once('exit', release);
  try {
    removeLeftovers(file);
    return await task({
      say,
      isHeld,
      check: () => {
        if (!isHeld()) refuse(LOST_LOCK);
      },
    });
  } finally {
    clearInterval(renewal);
    process.off('exit', release);
    release();
    closeSync(taken.descriptor);
  }
}
