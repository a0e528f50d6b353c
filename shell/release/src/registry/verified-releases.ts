import { readFileSync } from 'node:fs';
import { readObject } from '@portal/registry/read-json';
import type { BuiltRelease } from './built-release';
import { replaceFile } from '../locks/durable-file';
import { verifiedFileOf } from './release-folders';
import { keptSerials, readHistoryEntry } from './release-history';
import { readServedIfReadable, releasedAs, type WrittenRegistry } from './written-registry';

/** The served registry, then those of the history, also the ones that were written and never served. */
function* registriesOf(dist: string): Generator<WrittenRegistry> {
  const served = readServedIfReadable(dist);
  if (served) yield served;
  for (const serial of keptSerials(dist)) {
    const entry = readHistoryEntry(dist, serial);
    if (entry) yield entry.registry;
  }
}

/** The digests under which registries have listed a version. Empty: browsers never had it. */
export function listedDigests(dist: string, name: string, version: string): ReadonlySet<string> {
  const digests = new Set<string>();
  for (const registry of registriesOf(dist)) {
    const listed = releasedAs(registry, name)?.versions[version];
    if (listed) digests.add(listed.digest);
  }
  return digests;
}

function markedDigest(dist: string, name: string, version: string): unknown {
  try {
    return readObject(JSON.parse(readFileSync(verifiedFileOf(dist, name, version), 'utf8')), 'mark')[
      'digest'
    ];
  } catch {
    return undefined;
  }
}

/** Notes durably that every file of an uploaded release was verified through the server. */
export function markVerified(dist: string, { release, digest }: BuiltRelease): void {
  replaceFile(
    verifiedFileOf(dist, release.name, release.version),
    `${JSON.stringify({ digest, at: new Date().toISOString() })}\n`,
  );
}

/**
 * Whether an uploaded release was verified: it has the mark for these bytes, or a registry listed them. The latter
 * counts for releases from before there were marks, and for builds of the workspace.
 */
export function isVerified(dist: string, { release, digest }: BuiltRelease): boolean {
  const { name, version } = release;
  return markedDigest(dist, name, version) === digest || listedDigests(dist, name, version).has(digest);
}
