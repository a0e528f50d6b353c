import type { Database } from './database';
import type { DiskWatch } from './disk-watch';
import type { EmbeddedEngine } from './embedded-engine';
import { asError, errorMessage } from './error-code';
import type { FileFolder } from './file-folder';
import { lastSnapshotAt, NoCopyError, takeSnapshot } from './snapshots';
import { checkpoint, vacuum } from './vacuum';

const EVERY_MS = 5 * 60_000;
/** Of the ten seconds of a stop, seven are for requests. A slower copy is aborted, a larger not begun. */
const STOP_WITHIN_MS = 2_000;
const STOP_AT_MOST_BYTES = 256 * 1024 * 1024;
const MINUTE_MS = 60_000;

export interface CopyTimes {
  readonly everyMs?: number;
  /** Milliseconds that a copy may take while the portal stops. */
  readonly stopWithinMs?: number;
}

interface Kept {
  readonly engine: EmbeddedEngine;
  readonly disk: DiskWatch;
  readonly folder: string;
  readonly files: FileFolder;
  readonly database: Database;
  readonly now: () => Date;
  readonly onProblem: (problem: Error) => void;
  readonly onNotice: (line: string) => void;
}

export interface Copies {
  copy(): Promise<string>;
  /** Makes a last copy, if something changed and there is time; otherwise reports how old the last one is. */
  stop(): Promise<void>;
}

function ageWords(at: Date | undefined, now: Date): string {
  if (at === undefined) return 'there is none';
  if (at > now) return 'the clock was ahead when the last one was made';
  return `the last one is ${Math.round((now.getTime() - at.getTime()) / MINUTE_MS)} minutes old`;
}

/** Copies the store at intervals if something changed, one copy at a time. */
export function keepCopies(
  kept: Kept,
  { everyMs = EVERY_MS, stopWithinMs = STOP_WITHIN_MS }: CopyTimes,
): Copies {
  const { engine, disk, folder, files, database, now, onProblem, onNotice } = kept;
  const late = new AbortController();
  let isStopping = false;
  let syncsAtLast = engine.syncs();
  let last: Promise<unknown> = Promise.resolve();
  let isBusy = false;

  const copy = (atMost?: number): Promise<string> => {
    const next = last
      .catch(() => undefined)
      .then(async () => {
        const syncs = engine.syncs();
        const { signal } = late;
        const made = await takeSnapshot({
          database,
          folder,
          files,
          now: now(),
          signal,
          ...(atMost ? { atMost } : {}),
        });
        syncsAtLast = syncs;
        return made;
      });
    last = next;
    return next;
  };
  const isDue = (): boolean => engine.syncs() !== syncsAtLast && !engine.isDead() && disk.isWritable();
  const round = async (): Promise<void> => {
    if (isBusy || !isDue()) return;
    isBusy = true;
    try {
      await vacuum(database);
      await checkpoint(database, folder);
      if (isDue() && !isStopping) await copy();
    } catch (problem) {
      if (!isStopping) onProblem(asError(problem));
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void round(), everyMs);
  timer.unref();

  const sayAge = async (why: string): Promise<void> => {
    const at = await lastSnapshotAt(folder, now());
    onNotice(
      `The store was closed whole, without a new copy in snapshots/ (${why}): ${ageWords(at, now())}.`,
    );
  };
  return {
    copy: () => copy(),
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      const deadline = setTimeout(
        () => late.abort(new NoCopyError('It would have taken too long.')),
        stopWithinMs,
      );
      try {
        await last.catch(() => undefined);
        if (isDue()) await copy(STOP_AT_MOST_BYTES);
      } catch (problem) {
        await sayAge(errorMessage(problem));
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}
