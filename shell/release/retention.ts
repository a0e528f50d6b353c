import type { VersionOnDisk } from './release-folders';

const KEPT_RELEASES = 10;
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Versions built by `npm start`: the package version and a hash of the sources. They can be rebuilt at any time. */
const WORKSPACE_BUILD = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

export const isWorkspaceBuild = (version: string): boolean => WORKSPACE_BUILD.test(version);

export interface Retention {
  /** Every version of one remote on disk. */
  readonly onDisk: readonly VersionOnDisk[];
  /** Versions in the registry: stable, canary, fallbacks, previews. */
  readonly listed: ReadonlySet<string>;
  /** Versions in one of the last registries, needed for a rollback of all remotes. */
  readonly recent: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The versions of a remote that may be removed (MF3). At least ten releases are kept, and each for thirty days; a
 * workspace build is kept while one of the last registries lists it.
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
