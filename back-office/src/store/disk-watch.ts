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

export interface DiskWatch {
  /** Whether there is room for writes and the last one did not fail. */
  isWritable(): boolean;
  /** Reports a failed write: writes are refused until one works again. */
  suspect(): void;
  look(): void;
  stop(): void;
}

export interface DiskWatchOptions {
  readonly everyMs?: number;
  /** Bytes that an unprivileged user may still write to the folder's disk. */
  readonly freeBytes?: (folder: string) => number;
  /** Whether a file can be written and synced there; called after a failed write. */
  readonly canWrite?: (folder: string) => boolean;
}

const LOOK_EVERY_MS = 2_000;
const MEBIBYTE = 1024 * 1024;
/** Two WAL segments (16 MiB each) and buffers. With less, PostgreSQL may stop in the middle of a commit. */
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

/** Refuses writes before the database runs out of space; `onChange` tells when, and when they resume. */
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
