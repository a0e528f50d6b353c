import { trespasses } from '@portal/registry/ownership-policy';
import { asName } from '@portal/registry/read-json';
import { readUploaded, wholeIn } from './built-release';
import { objectionsToDescriptions } from './check-descriptions';
import { pruneReleases, publish } from './publish-registry';
import { takeOwner } from './owner';
import { followWorkspace, ownedApps } from './ownership-document';
import { pointedAt } from './registry-edits';
import { refuse } from './refusal';
import { whileAlone } from './storage/storage-of';
import { vouchFor } from './vouch-for';
import {
  readServedIfReadable,
  writeEntry,
  type WrittenEntry,
  type WrittenRegistry,
} from './written-registry';

export interface Assembly {
  /** Folder served by the host. */
  readonly dist: string;
  /** The workspace builds to register; other remotes stay unchanged. */
  readonly current: readonly { readonly name: string; readonly version: string }[];
}

/**
 * Registers the workspace's builds, except for pinned remotes. Writes nothing when nothing changed.
 * @throws Refusal naming the remote that is incomplete or invalid, describes a page that must not be indexed, or
 * claims paths that the ownership policy gives to others
 */
export function assembleRegistry({ dist, current }: Assembly): Promise<WrittenRegistry> {
  return whileAlone(dist, 'build', async (lock) => {
    takeOwner(dist);
    followWorkspace(dist, lock.check);
    // An unreadable registry is recreated: all builds of the workspace exist.
    const served = readServedIfReadable(dist);
    const isPinned = ({ name }: { readonly name: string }) => served?.remotes[name]?.pinned === true;
    const assembled = { ...served?.remotes };
    for (const { name, version } of current.filter((each) => !isPinned(each))) {
      assembled[name] = pointAtBuild(dist, asName(name, 'remote'), version, assembled[name]);
    }
    const remotes = await vouchFor(dist, assembled);
    const isNew = JSON.stringify(served?.remotes) !== JSON.stringify(remotes);
    const registry =
      isNew || !served
        ? await publish({ dist, served, remotes, cause: 'build of the workspace', lock })
        : served;
    pruneReleases(dist, registry);
    return registry;
  });
}

function pointAtBuild(
  dist: string,
  name: string,
  version: string,
  previous: WrittenEntry | undefined,
): WrittenEntry {
  const { release } = readUploaded(dist, name, version);
  const [trespass] = trespasses(name, release.routes, ownedApps(dist));
  if (trespass) {
    const { path: claimed, roles } = trespass;
    refuse(`mfe-${name} claims ${claimed} for ${roles.join(', ')}, which the portal does not give it.`);
  }
  const [objection] = objectionsToDescriptions(release.routes);
  if (objection !== undefined) refuse(`mfe-${name}: ${objection}`);
  return writeEntry(dist, name, pointedAt(previous, version, wholeIn(dist, name)), previous);
}
