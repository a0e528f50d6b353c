import type { VersionOnDisk } from './release-folders';

const KEPT_RELEASES = 10;
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** What `npm start` builds: the version of the package, and a hash of the sources. It can be built again at any time. */
const WORKSPACE_BUILD = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

export const isWorkspaceBuild = (version: string): boolean => WORKSPACE_BUILD.test(version);

export interface Retention {
  /** Every version of one remote that is on the disk. */
  readonly onDisk: readonly VersionOnDisk[];
  /** Versions that the registry lists: stable, canary, ladder, previews. */
  readonly listed: ReadonlySet<string>;
  /** Versions that one of the last registries listed: a rollback of the whole may ask for them. */
  readonly recent: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The versions of a remote that may be removed (MF3). Of releases at least ten stay, and each for thirty
 * days; a build of the workspace stays while one of the last registries lists it.
 */
export function expiredVersions({ onDisk, listed, recent, now }: Retention): readonly string[] {
  const newestFirst = [...onDisk].sort((left, right) => right.at - left.at);
  const builds = newestFirst.filter(({ version }) => isWorkspaceBuild(version));
  const releases = newestFirst.filter(({ version }) => !isWorkspaceBuild(version));
  const old = releases.slice(KEPT_RELEASES).filter(({ at }) => now - at > KEPT_MS);
  return [...builds, ...old]
    .map(({ version }) => version)
    .filter((version) => !listed.has(version) && !recent.has(version));
}
