import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readShellRelease, type ListedShell } from '@portal/registry/read-shell';
import { isSignedBy } from '@portal/registry/vouch';
import { verifySignature } from '../signatures/ed25519';
import { readShellDescription, type ShellDescription } from './shell-description';

const digestOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function checkFile(folder: string, file: string, digest: string): Promise<void> {
  if (digestOf(await readFile(path.join(folder, file))) !== digest)
    throw new Error(`${file} is not the file that was built`);
}

/**
 * Reads a release of the shell: the very `shell.json` that is listed, signed by the portal's owner, with all its files.
 * @param listed undefined: not listed yet, while it is tried before its deployment
 * @param ownerKey undefined: this portal has no owner's key, and takes everything that lies in its folder
 * @throws with the reason why nobody may be given it
 */
export async function readVerifiedShell(
  dist: string,
  version: string,
  listed: ListedShell | undefined,
  ownerKey: string | undefined,
): Promise<ShellDescription> {
  const folder = path.join(dist, 'shell', version);
  const bytes = await readFile(path.join(folder, 'shell.json'));
  const digest = digestOf(bytes);
  if (listed && listed.digest !== digest) throw new Error('its shell.json is not the one that is listed');
  const text = bytes.toString('utf8');
  const release = readShellRelease(version, JSON.parse(text));
  if (listed && ownerKey !== undefined && !(await isSignedBy([ownerKey], release, listed, verifySignature)))
    throw new Error('the owner of the portal did not sign it');
  for (const [file, wanted] of Object.entries(release.integrity)) await checkFile(folder, file, wanted);
  return readShellDescription(text);
}
