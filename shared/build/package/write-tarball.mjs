import { createReadStream, createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { filesBelow } from '../files/files-below.cjs';

/**
 * What a file may be of whom: everybody reads, whoever unpacked it writes, and what could be run can be.
 * @param {string} file
 */
const modeOf = (file) => ((statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);

/**
 * Writes a folder into one compressed file: the same bytes each time for the same files, whoever made them when.
 * @param {string} folder its name is the one folder in the file
 * @param {string} target
 * @param {Date} time that of every entry
 */
export async function writeTarball(folder, target, time) {
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
  await Promise.all([fill(), pipeline(pack, createGzip({ level: 9 }), createWriteStream(target))]);
}
