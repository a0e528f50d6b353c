import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

/**
 * The previous release as one file of the repository: the shell and the remotes, in one brotli stream with a window
 * large enough for all of it, because the remotes share much code. Source maps are left out; compressed siblings are
 * created again when unpacking.
 */
export const ARCHIVE = path.join(import.meta.dirname, 'previous-release.json.br');

/** Two releases of four remotes and a shell are some 4 MB, more than the default window. */
const WINDOW_BITS = 24;
const TEXT = /\.(js|css|json|svg)$/;
const SIBLING = /\.(br|gz)$/;

/**
 * The files of a release folder by relative path, as the archive holds them.
 * @param {string} folder
 * @returns {Readonly<Record<string, string>>} text as it is, other files in base64
 */
export function readFolder(folder) {
  const names = readdirSync(folder).filter((name) => !SIBLING.test(name));
  return Object.fromEntries(
    names.toSorted().map((name) => [name, readFileSync(path.join(folder, name), encodingOf(name))]),
  );
}

const encodingOf = (name) => (TEXT.test(name) ? 'utf8' : 'base64');

/**
 * @typedef {object} KeptRelease
 * @property {string} commit the state of the sources it was built from
 * @property {{ version: string, files: Readonly<Record<string, string>> }} shell
 * @property {Readonly<Record<string, { version: string, files: Readonly<Record<string, string>> }>>} remotes
 */

/** @param {KeptRelease} release */
export function writeArchive(release) {
  const text = Buffer.from(JSON.stringify(release));
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(ARCHIVE, packed);
  return packed.length;
}

/** @returns {KeptRelease} */
export const readArchive = () => JSON.parse(brotliDecompressSync(readFileSync(ARCHIVE)).toString('utf8'));

/**
 * Writes a folder as it was built, with its compressed siblings, which the host prefers.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files
 */
export function writeFolder(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content, encodingOf(name));
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    if (!TEXT.test(name)) continue;
    // Fast compression: they live as long as a test run.
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}
