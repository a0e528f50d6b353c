import { createHash, randomUUID, webcrypto } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { syncEntries, writeSynced } from './durable-write';
import { errorCode } from './error-code';
import { DamagedFileError, filesInRows, type KeptFiles } from './kept-files';

/** The files of an embedded store, each under the SHA-256 of its bytes: `files/ab/abcd…`. */
export interface FileFolder extends KeptFiles {
  /** Where a file lies that is kept under a name. */
  pathOf(sha256: string): string;
  /**
   * Takes away what no row names and what a crash left half written.
   * @param named those of some names that rows name
   * @returns how many files went
   */
  collect(named: (digests: readonly string[]) => Promise<readonly string[]>): Promise<number>;
}

/** Smaller ones stay in their rows: a file each would take more room and more syncs than it saves. Bytes. */
export const SMALL_BYTES = 8 * 1024;
/** A multiple of three, so that each piece is base64 of its own; short enough to be hashed between two calls. */
const PIECE_BYTES = 3 * 64 * 1024;
/** A file whose row is not committed within this time never gets one: writes are given up after seconds. */
const COMMITTED_WITHIN_MS = 60 * 60_000;
const AT_A_TIME = 200;
const DRAFTS = 'drafts';

/** SHA-256 of a name of ours. */
export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The digest of bytes in memory, worked out in another thread. */
const digestOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** Size of a file; undefined when there is none. */
export async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

/** As long as a piece is to be, or what is left of the file. */
async function nextPiece(handle: FileHandle): Promise<Buffer> {
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  let filled = 0;
  while (filled < PIECE_BYTES) {
    const { bytesRead } = await handle.read(piece, filled, PIECE_BYTES - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return piece.subarray(0, filled);
}

async function* piecesOf(file: string, sha256: string): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r');
  try {
    const hash = createHash('sha256');
    for (;;) {
      const piece = await nextPiece(handle);
      if (piece.length === 0) break;
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== sha256) throw new DamagedFileError(sha256);
  } finally {
    await handle.close();
  }
}

/** One after the other. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Keeps files in a folder of their own, so that the database stays small. A file is whole and synced, and so is the
 * folder it lies in, before its name is given out: a row that is committed names what survives a power cut.
 * @param folder `files` of the data folder
 */
export function openFileFolder(folder: string): FileFolder {
  // By a clock that nobody sets: a file that was just kept is not taken away, whatever the time of day becomes.
  const keptAt = new Map<string, number>();
  const inTurn = createQueue();
  const pathOf = (sha256: string): string => path.join(folder, sha256.slice(0, 2), sha256);

  const write = async (bytes: Buffer, sha256: string): Promise<void> => {
    const target = pathOf(sha256);
    const home = path.dirname(target);
    if ((await sizeOf(target)) === bytes.length) return syncEntries(home);
    const draft = path.join(folder, DRAFTS, randomUUID());
    await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
    if ((await mkdir(home, { recursive: true, mode: 0o700 })) !== undefined) await syncEntries(folder);
    try {
      await writeSynced(draft, bytes, 'wx');
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
    await syncEntries(home);
  };

  return {
    pathOf,
    keep: async (bytes) => {
      if (bytes.length < SMALL_BYTES) return filesInRows.keep(bytes);
      const sha256 = await digestOf(bytes);
      await inTurn(async () => {
        keptAt.set(sha256, performance.now());
        await write(bytes, sha256);
      });
      return { content: null, content_sha256: sha256 };
    },
    find: async (sha256) => {
      if (!isDigest(sha256)) return undefined;
      const file = pathOf(sha256);
      const size = await sizeOf(file);
      return size === undefined ? undefined : { size, read: () => piecesOf(file, sha256) };
    },
    collect: async (named) => {
      const before = performance.now() - COMMITTED_WITHIN_MS;
      for (const [sha256, at] of keptAt) if (at < before) keptAt.delete(sha256);
      await inTurn(() => rm(path.join(folder, DRAFTS), { recursive: true, force: true }));
      let gone = 0;
      for (const home of await readdir(folder).catch(() => [])) {
        const digests = (await readdir(path.join(folder, home)).catch(() => [])).filter(isDigest);
        for (let from = 0; from < digests.length; from += AT_A_TIME) {
          // Nothing is kept meanwhile: what is looked up as nobody's cannot become somebody's before it goes.
          gone += await inTurn(async () => {
            const old = digests.slice(from, from + AT_A_TIME).filter((sha256) => !keptAt.has(sha256));
            const taken = new Set(old.length === 0 ? [] : await named(old));
            const orphans = old.filter((sha256) => !taken.has(sha256));
            for (const sha256 of orphans) await rm(pathOf(sha256), { force: true });
            return orphans.length;
          });
        }
      }
      return gone;
    },
  };
}
