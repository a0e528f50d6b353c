import { isDiskRefusal } from '../refusal';
import { bytesOf, removeRelease, versionsOnDisk } from '../registry/release-folders';
import { expiredVersions } from '../registry/retention';
import { listedVersions, releasedAs, releasedIn, type WrittenRegistry } from '../registry/written-registry';
import type { Portal } from './portal';

/** Registries whose releases stay on disk, so that they can be restored by a rollback of all remotes. */
const RECENT_SERIALS = 3;

/**
 * Removes releases that are no longer needed.
 * @param portal as it was before the registry
 * @returns the removed ones, as "agent 1.2.0"
 */
export function pruneReleases({ dist, history, now }: Portal, registry: WrittenRegistry): readonly string[] {
  const recent = [
    registry,
    ...history.filter(({ serial }) => serial < registry.serial).map((each) => each.registry),
  ].slice(0, RECENT_SERIALS);
  return Object.keys(releasedIn(registry)).flatMap((name) => {
    const needed = recent.flatMap((each) => {
      const entry = releasedAs(each, name);
      return entry ? listedVersions(entry) : [];
    });
    const onDisk = versionsOnDisk(dist, name).map((each) => ({
      ...each,
      bytes: bytesOf(dist, name, each.version),
    }));
    return expiredVersions(onDisk, new Set(needed), now)
      .filter((version) => isRemoved(dist, name, version))
      .map((version) => `${name} ${version}`);
  });
}

/** What the disk does not let go stays until the next change: the registry is served by then. */
function isRemoved(dist: string, name: string, version: string): boolean {
  try {
    removeRelease(dist, name, version);
    return true;
  } catch (error) {
    if (isDiskRefusal(error)) return false;
    throw error;
  }
}
