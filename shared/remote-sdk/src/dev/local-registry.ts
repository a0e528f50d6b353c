import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asText, readObject } from '@portal/registry/read-json';
import { readRegistry } from '@portal/registry/read-registry';
import { readRelease } from '@portal/registry/read-release';
import type { Release } from '@portal/registry/registry';

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
 * @throws UnreadableError when its `remote.json` is invalid
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

/** The registry of a portal without deployed remotes. */
export const NO_REMOTES: unknown = { schema: 2, serial: 0, remotes: {} };

/**
 * Replaces some remotes in a registry by local releases. Each becomes the stable and only version, so that no canary,
 * preview or fallback can hide a failure, and may claim what the deployed one may; a new one, what it declares. The rest
 * of the registry is unchanged.
 * @param served `/remotes.json` as served by the portal
 * @throws UnreadableError when it is not a registry of the schema that this workspace's shell reads
 */
export function pointAtLocal(served: unknown, locals: readonly LocalRelease[]): unknown {
  // Only checks that it is a registry: the shell validates the other remotes.
  readRegistry(served);
  const registry = readObject(served, 'registry');
  const before = readObject(registry['remotes'], 'remotes');
  const entries = locals.map(({ owner, digest, release }) => {
    const { name, version, requires, routes, menu } = release;
    const versions = { [version]: { requires, digest, routes, menu } };
    const claims = Object.hasOwn(before, name)
      ? readObject(before[name], name)['claims']
      : routes.map(({ path: own, roles }) => ({ paths: [own], roles }));
    return [name, { owner, claims, stable: version, ladder: [version], disabled: false, versions }] as const;
  });
  const remotes = { ...before, ...Object.fromEntries(entries) };
  return { ...registry, remotes };
}
