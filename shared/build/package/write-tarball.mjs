import { createReadStream, createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

/**
 * Normalised permissions: readable by all, writable by the owner, executable if it was.
 * @param {string} file
 */
const modeOf = (file) => ((statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);

/**
 * Writes a folder as a reproducible tarball: the same files always give the same bytes.
 * @param {string} folder its name is the top-level folder of the tarball
 * @param {string} target
 * @param {Date} time of every entry
 * @param {number} level of compression, 1 (fast) to 9 (small)
 */
export async function writeTarball(folder, target, time, level = 9) {
  const pack = tar.pack();
  const top = path.basename(folder);
  const fill = async () => {
    for (const name of filesBelow(folder, { skipped: [] })) {
      const file = path.join(folder, name);
      const { size } = statSync(file);
      const entry = pack.entry({ name: `${top}/${name}`, size, mode: modeOf(file), mtime: time });
      await pipeline(createReadStream(file), entry);
    }
    pack.finalize();
  };
  await Promise.all([fill(), pipeline(pack, createGzip({ level }), createWriteStream(target))]);
}
