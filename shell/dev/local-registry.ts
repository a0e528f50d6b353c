import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asText, readObject } from '@portal/registry/read-json';
import { readRegistry } from '@portal/registry/read-registry';
import { readRelease } from '@portal/registry/read-release';
import type { Release } from '@portal/registry/registry';

/** A release that was built on this machine and lies in no portal. */
export interface LocalRelease {
  readonly owner: string;
  readonly release: Release;
  /** `sha384-…` of its `remote.json`, byte for byte. */
  readonly digest: string;
  /** Absolute folder of its files. */
  readonly folder: string;
}

/**
 * Reads a release from its folder.
 * @param folder absolute, named after the version, in a folder named after the remote
 * @throws UnreadableError when its `remote.json` is out of form
 */
export async function readLocalRelease(folder: string): Promise<LocalRelease> {
  const name = path.basename(path.dirname(folder));
  const bytes = await readFile(path.join(folder, 'remote.json'));
  const json: unknown = JSON.parse(bytes.toString('utf8'));
  return {
    owner: asText(readObject(json, name)['owner'], `${name}: owner`),
    release: readRelease(name, path.basename(folder), json),
    digest: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    folder,
  };
}

/** What a portal that deployed nothing yet would serve. */
export const NO_REMOTES: unknown = { schema: 2, serial: 0, remotes: {} };

/**
 * A registry in which some remotes are the local ones: everybody's stable version and the only one, so that no canary, no
 * preview and no older release takes their place, and a failure shows. The rest stays as it was served, whatever it says.
 * @param served `/remotes.json` as the portal serves it
 * @throws UnreadableError when that is no registry of the schema that this workspace's shell reads
 */
export function pointAtLocal(served: unknown, locals: readonly LocalRelease[]): unknown {
  // Whether it is a registry at all: what it says of the other remotes is for the shell to judge.
  readRegistry(served);
  const registry = readObject(served, 'registry');
  const entries = locals.map(({ owner, digest, release }) => {
    const { name, version, requires, routes, menu } = release;
    const versions = { [version]: { requires, digest, routes, menu } };
    return [name, { owner, stable: version, ladder: [version], disabled: false, versions }] as const;
  });
  const remotes = { ...readObject(registry['remotes'], 'remotes'), ...Object.fromEntries(entries) };
  return { ...registry, remotes };
}
