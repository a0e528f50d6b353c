import { existsSync } from 'node:fs';
import { problemsOfFiles, readUploaded, type BuiltRelease } from '../registry/built-release';
import { Refusal, refuse } from '../refusal';
import { releaseFolderOf, titleOf } from '../registry/release-folders';
import { isVerified, listedDigests } from '../registry/verified-releases';

/** What `dist` has of a version that is about to be deployed. */
export interface Standing {
  /** Its bytes are there, whole: they need no upload. */
  readonly isThere: boolean;
  /** They were verified before, and browsers may have them: nothing may remove them. */
  readonly isVerified: boolean;
}

/** The release that is on the disk under a version, if it is the same to the byte. */
function sameOnDisk(dist: string, { release, digest }: BuiltRelease): BuiltRelease | undefined {
  try {
    const there = readUploaded(dist, release.name, release.version);
    return there.digest === digest && problemsOfFiles(there).length === 0 ? there : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * A version that a registry listed can be used for the same bytes only: browsers cache its files for a year without
 * revalidation.
 * @throws Refusal when the version is used for other bytes
 */
export function refuseOtherBytes(dist: string, { release: { name, version }, digest }: BuiltRelease): void {
  const listed = listedDigests(dist, name, version);
  if (listed.size > 0 && !listed.has(digest))
    refuse(
      `${titleOf(name)} ${version} is deployed already with other bytes, and a release never changes: take a new version.`,
    );
}

/**
 * Tells what `dist` has of a version that may be used. What an interrupted deployment left, which nobody had, can be
 * replaced.
 * @throws Refusal when its files were changed since
 */
export function standingOf(dist: string, built: BuiltRelease): Standing {
  const { name, version } = built.release;
  const there = sameOnDisk(dist, built);
  if (there) return { isThere: true, isVerified: isVerified(dist, there) };
  if (listedDigests(dist, name, version).size > 0 && existsSync(releaseFolderOf(dist, name, version)))
    refuse(
      `${titleOf(name)} ${version} was deployed before, and its files on the disk were changed since: take a new version.`,
    );
  return { isThere: false, isVerified: false };
}
