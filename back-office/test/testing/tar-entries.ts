import { readFileSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import tar from 'tar-stream';

/** A file of an archive; a symbolic link leads to `/etc/passwd`. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: 'symlink';
}

/** The entries of a compressed archive, in its order. */
export async function readTar(file: string): Promise<TarEntry[]> {
  const extract = tar.extract();
  extract.end(gunzipSync(readFileSync(file)));
  const entries: TarEntry[] = [];
  for await (const entry of extract) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece);
    entries.push({ name: entry.header.name, bytes: Buffer.concat(pieces) });
  }
  return entries;
}

/** Writes a compressed archive, whatever its entries are called. */
export async function writeTar(file: string, entries: readonly TarEntry[]): Promise<void> {
  const pack = tar.pack();
  for (const { name, bytes, type } of entries) {
    if (type) pack.entry({ name, type, linkname: '/etc/passwd' });
    else pack.entry({ name }, bytes);
  }
  pack.finalize();
  const pieces: Buffer[] = [];
  await pipeline(pack, createGzip({ level: 0 }), async (source) => {
    for await (const piece of source) pieces.push(piece as Buffer);
  });
  writeFileSync(file, Buffer.concat(pieces));
}
