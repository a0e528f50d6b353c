import { createHash, randomUUID, webcrypto } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { syncEntries, writeSynced } from './durable-write';
import { errorCode } from './error-code';
import { DamagedFileError, filesInRows, type KeptFiles } from './kept-files';

/** Files of an embedded store, named by their SHA-256: `files/ab/abcd…`. */
export interface FileFolder extends KeptFiles {
  pathOf(sha256: string): string;
  /** Deletes files that are not `named` by a row, and incomplete ones. Returns how many. */
  collect(named: (digests: readonly string[]) => Promise<readonly string[]>): Promise<number>;
}

/** Bytes. Smaller files stay in their rows: a file each would take more space and syncs than it saves. */
export const SMALL_BYTES = 8 * 1024;
/** A multiple of three, for base64 by chunks; short enough to hash between two calls. */
const PIECE_BYTES = 3 * 64 * 1024;
/** A row not committed within this time never will be: writes time out after seconds. */
const COMMITTED_WITHIN_MS = 60 * 60_000;
const AT_A_TIME = 200;
const DRAFTS = 'drafts';

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const digestOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

export async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

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

function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Files in `files` of the data folder, each synced before its name is returned: rows name what survives. */
export function openFileFolder(folder: string): FileFolder {
  // On a monotonic clock: a new file is not deleted, however the system time changes.
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
          // Blocks new files meanwhile, or one could get a row between the check and its deletion.
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
