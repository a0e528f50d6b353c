import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { listFolder } from './copy-database';
import { syncFile } from './durable-write';
import { asError } from './error-code';
import { SHORT_BYTES, timeSlices } from './in-pieces';

export interface Checksum {
  readonly size: number;
  readonly sha256: string;
}

export function counting(): { readonly stream: Transform; readonly checksum: () => Checksum } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  return { stream, checksum: () => ({ size, sha256: hash.digest('hex') }) };
}

export async function checksumOf(file: string): Promise<Checksum> {
  const { stream, checksum } = counting();
  await pipeline(createReadStream(file), stream.resume());
  return checksum();
}

export type Entry =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string; readonly size: number }
  | { readonly name: string; readonly isFolder: true };

function addTo(pack: tar.Pack, entry: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (problem?: Error | null): void => (problem ? reject(problem) : resolve());
    if ('isFolder' in entry) {
      pack.entry({ name: entry.name, type: 'directory', mode: 0o700 }, done);
    } else if ('text' in entry) {
      pack.entry({ name: entry.name, mode: 0o600 }, entry.text, done);
    } else {
      const into = pack.entry({ name: entry.name, size: entry.size, mode: 0o600 }, done);
      if (entry.size <= SHORT_BYTES) {
        into.on('error', done).end(readFileSync(entry.file));
        return;
      }
      // If the archive is aborted, close its entry too.
      into.on('error', done).on('close', () => bytes.destroy());
      const bytes = createReadStream(entry.file, { end: entry.size - 1 });
      bytes.once('error', (problem) => into.destroy(problem));
      bytes.pipe(into);
    }
  });
}

/** Writes an archive in chunks, and syncs it; level 0 stores what is compressed. Returns its checksum. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  level: number,
  signal?: AbortSignal,
): Promise<Checksum> {
  const pack = tar.pack();
  const { stream, checksum } = counting();
  const written = pipeline(
    pack,
    createGzip({ level }),
    stream,
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
    { signal },
  );
  const added = (async () => {
    const yieldWhenDue = timeSlices(signal);
    for await (const entry of entries) {
      await addTo(pack, entry);
      await yieldWhenDue();
    }
    pack.finalize();
  })().catch((problem: unknown) => {
    pack.destroy(asError(problem));
    throw problem;
  });
  await Promise.all([written, added]);
  await syncFile(file);
  return checksum();
}

/** Fast, and still a tenth of the size: most database pages are half empty. */
const LIGHT = constants.Z_BEST_SPEED;

export async function packDatabase(folder: string, file: string, signal?: AbortSignal): Promise<Checksum> {
  const { folders, files } = await listFolder(folder);
  const entries: Entry[] = [
    ...folders.map((name) => ({ name, isFolder: true }) as const),
    ...[...files].map(([name, { size }]) => ({ name, file: path.join(folder, name), size })),
  ];
  return writeArchive(file, entries, LIGHT, signal);
}

/** An entry being read; consume it before asking for the next one. */
export type ReadEntry = tar.Entry;

/** Iterates over the entries of an archive; throws on damaged compression. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  // The error is also thrown from the entries, or below.
  read.catch(() => undefined);
  for await (const entry of extract) yield entry;
  await read;
}

export async function bytesOf(entry: ReadEntry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of entry) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** An archive entry that no copy contains: a path outside the folder, a link. */
export class ForeignEntryError extends Error {
  override readonly name = 'ForeignEntryError';
  constructor(entry: string) {
    super(`it holds ${JSON.stringify(entry.slice(0, 80))}, which no copy has`);
  }
}

const SAFE = /^[A-Za-z0-9_.-]+$/;

/** The path of an entry in a folder. @throws ForeignEntryError when it would be outside */
function safePath(folder: string, name: string): string {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.some((part) => part === '..' || !SAFE.test(part)))
    throw new ForeignEntryError(name);
  return path.join(folder, ...parts);
}

/** Unpacks a database into `folder` and syncs it. @throws ForeignEntryError, errors of archive or disk */
export async function unpackDatabase(entries: AsyncIterable<ReadEntry>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of entries) {
    const { header } = entry;
    const { name, type } = header;
    if (type === 'directory') {
      if (!/^[./]*$/.test(name)) await mkdir(safePath(folder, name), { recursive: true, mode: 0o700 });
      entry.resume();
      continue;
    }
    if (type !== 'file') throw new ForeignEntryError(name);
    const file = safePath(folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    if ((header.size ?? 0) <= SHORT_BYTES)
      writeFileSync(file, await bytesOf(entry), { mode: 0o600, flush: true });
    else {
      await pipeline(entry, createWriteStream(file, { mode: 0o600 }));
      await syncFile(file);
    }
  }
}
