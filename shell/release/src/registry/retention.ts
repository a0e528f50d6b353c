import type { VersionOnDisk } from './release-folders';

const KEPT_RELEASES = 10;
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Of one remote, of what nobody gets any more. */
const MOST_BYTES = 150e6;
/** Versions built by `npm start`: the package version and a hash of the sources. They can be rebuilt at any time. */
const isWorkspaceBuild = (version: string): boolean => /^\d+\.\d+\.\d+-[0-9a-f]{10}$/.test(version);

/** A version on disk with its bytes, source maps included. */
export type SizedVersion = VersionOnDisk & { readonly bytes: number };

/**
 * The versions of a remote that may be removed. At least ten releases are kept, and each for thirty days while they have
 * at most 150 MB, what is needed not counted. A workspace build is kept while it is needed.
 * @param onDisk every version of the remote
 * @param needed those that one of the last registries lists, for a rollback of all remotes
 * @param now milliseconds since 1970
 */
export function expiredVersions(
  onDisk: readonly SizedVersion[],
  needed: ReadonlySet<string>,
  now: number,
): readonly string[] {
  const isSpare = ({ version }: VersionOnDisk) => !needed.has(version);
  const newestFirst = [...onDisk].sort((left, right) => right.at - left.at);
  const builds = newestFirst.filter(({ version }) => isWorkspaceBuild(version));
  const releases = newestFirst.filter(({ version }) => !isWorkspaceBuild(version));
  const spare = releases.filter(isSpare);
  const isTooMuch = (release: SizedVersion) =>
    spare.slice(0, spare.indexOf(release) + 1).reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES;
  const old = releases
    .slice(KEPT_RELEASES)
    .filter((release) => now - release.at > KEPT_MS || isTooMuch(release));
  return [...builds, ...old].filter(isSpare).map(({ version }) => version);
}
