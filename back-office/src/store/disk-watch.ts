import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** What stands between the store and the disk it lives on. */
export interface DiskWatch {
  /** Whether writes may be taken: there is room, and the last attempts to write did not fail. */
  isWritable(): boolean;
  /** A write just failed: none is taken until one works again. */
  suspect(): void;
  /** Looks again now. */
  look(): void;
  stop(): void;
}

export interface DiskWatchOptions {
  readonly everyMs?: number;
  /** Bytes that somebody like us may still write to the disk of the folder. */
  readonly freeBytes?: (folder: string) => number;
  /** Whether a file can be written there and synced; asked after a write failed. */
  readonly canWrite?: (folder: string) => boolean;
}

const LOOK_EVERY_MS = 2_000;
const MEBIBYTE = 1024 * 1024;
/**
 * Left to the database when writes are refused already: two segments of its journal (16 MiB each) and what is in its
 * memory. With less, PostgreSQL stops itself in the middle of a commit instead of refusing it.
 */
export const RESERVE_BYTES = 64 * MEBIBYTE;
const PROBE = Buffer.alloc(64 * 1024);

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

function writesProbe(folder: string): boolean {
  const file = path.join(folder, 'write.probe');
  try {
    const handle = openSync(file, 'w', 0o600);
    try {
      writeSync(handle, PROBE);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
      rmSync(file, { force: true });
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Watches the disk of a data folder, so that writes are refused before the database meets its end (DB7):
 * it reads on, and writes again by itself once there is room.
 * @param onChange told when writes are refused from now on, and when they are taken again
 */
export function watchDisk(
  folder: string,
  onChange: (isWritable: boolean) => void,
  { everyMs = LOOK_EVERY_MS, freeBytes = freeBytesOf, canWrite = writesProbe }: DiskWatchOptions = {},
): DiskWatch {
  let isWritable = true;
  let isSuspect = false;

  const set = (now: boolean): void => {
    if (now === isWritable) return;
    isWritable = now;
    onChange(now);
  };
  const hasRoom = (): boolean => {
    try {
      accessSync(folder, constants.W_OK);
      return freeBytes(folder) >= RESERVE_BYTES;
    } catch {
      return false;
    }
  };
  const look = (): void => {
    const isWell = hasRoom() && (!isSuspect || canWrite(folder));
    if (isWell) isSuspect = false;
    set(isWell);
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return {
    isWritable: () => isWritable,
    suspect: () => {
      isSuspect = true;
      set(false);
    },
    look,
    stop: () => clearInterval(timer),
  };
}
