import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a file of a release.
 * @param digest `sha384-…`; undefined: of no file that was released
 * @throws when the file is not the one that was released
 */
export async function readChecked(file: string, digest: string | undefined): Promise<string> {
  const bytes = await readFile(file);
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (digest !== found) throw new Error(`${path.basename(file)} is not the file that was released`);
  return bytes.toString('utf8');
}
