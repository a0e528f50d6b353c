import { trespasses } from '@portal/registry/ownership-policy';
import { asName } from '@portal/registry/read-json';
import { SHELL } from '@portal/registry/read-shell';
import { readUploaded, wholeIn } from '../registry/built-release';
import { objectionsToDescriptions } from './check-descriptions';
import { pruneReleases, publish } from './publish-registry';
import { takeOwner } from '../sign/owner';
import { followWorkspace, ownedApps } from '../sign/ownership-document';
import { pointedAt, stateOf } from './registry-edits';
import { refuse } from '../refusal';
import { writeEntry, writeShell } from './write-entry';
import { whileAlone } from '../locks/release-lock';
import { vouchFor, vouchForShell } from '../sign/vouch-for';
import {
  readServedIfReadable,
  releasedAs,
  type WrittenEntry,
  type WrittenRegistry,
} from '../registry/written-registry';

export interface Assembly {
  /** Folder served by the host. */
  readonly dist: string;
  /** The workspace builds to register, that of the shell as "shell"; what is not named stays unchanged. */
  readonly current: readonly { readonly name: string; readonly version: string }[];
}

/**
 * Registers the workspace's builds, except for what is pinned. Writes nothing when nothing changed.
 * @throws Refusal naming the remote that is incomplete or invalid, describes a page that must not be indexed, or
 * claims paths that the ownership policy gives to others
 */
export function assembleRegistry({ dist, current }: Assembly): Promise<WrittenRegistry> {
  return whileAlone(dist, 'build', async (lock) => {
    takeOwner(dist);
    followWorkspace(dist, lock.check);
    // An unreadable registry is recreated: all builds of the workspace exist.
    const served = readServedIfReadable(dist);
    const isPinned = ({ name }: { readonly name: string }) => releasedAs(served, name)?.pinned === true;
    const assembled = { ...served?.remotes };
    let shell = served?.shell;
    for (const { name, version } of current.filter((each) => !isPinned(each))) {
      if (name === SHELL) {
        const state = pointedAt(stateOf(dist, served, SHELL), version, wholeIn(dist, SHELL));
        // Listed as it lies there: under the same version, another checkout may have built other bytes.
        const { [version]: _before, ...versions } = shell?.versions ?? {};
        shell = writeShell(dist, state, shell && { ...shell, versions });
      } else assembled[name] = pointAtBuild(dist, asName(name, 'remote'), version, assembled[name]);
    }
    const remotes = await vouchFor(dist, assembled);
    shell &&= await vouchForShell(dist, shell);
    const isNew = JSON.stringify([served?.remotes, served?.shell]) !== JSON.stringify([remotes, shell]);
    const registry =
      isNew || !served
        ? await publish({ dist, served, remotes, shell, cause: 'build of the workspace', lock })
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
