import { trespasses } from '@portal/registry/ownership-policy';
import { asName } from '@portal/registry/read-json';
import { SHELL } from '@portal/registry/read-shell';
import { whileAlone } from '../locks/release-lock';
import { refuse } from '../refusal';
import { readUploaded } from '../registry/built-release';
import {
  releasedAs,
  type ReleasedParts,
  type WrittenEntry,
  type WrittenRegistry,
} from '../registry/written-registry';
import { takeOwner } from '../sign/owner';
import { followWorkspace } from '../sign/ownership-document';
import { objectionsToDescriptions } from './decide/check-descriptions';
import { entryOf, shellEntryOf } from './decide/next-registry';
import { pointedAt, stateOf, wholeIn } from './decide/states';
import { vouch } from './decide/vouch';
import { appsIn, releaseIn, servedIn, type Portal } from './portal';
import { pruneReleases, publish } from './publish-registry';
import { readPortal } from './read-portal';

interface WorkspaceBuild {
  readonly name: string;
  readonly version: string;
}

export interface Assembly {
  /** Folder served by the host. */
  readonly dist: string;
  /** The workspace builds to register, that of the shell as "shell"; what is not named stays unchanged. */
  readonly current: readonly WorkspaceBuild[];
}

/**
 * Registers the workspace's builds, except for what is pinned. Writes nothing when nothing changed.
 * @throws Refusal naming the remote that is incomplete or invalid, describes a page that must not be indexed, or
 * claims paths that the ownership policy gives to others
 */
export function assembleRegistry({ dist, current }: Assembly): Promise<WrittenRegistry> {
  return whileAlone(dist, 'build', (lock) => {
    takeOwner(dist);
    followWorkspace(dist);
    const portal = readPortal(dist);
    // An unreadable registry is recreated: all builds of the workspace exist.
    const served = servedIn(portal);
    const next = pointedAtBuilds(portal, current);
    const { remotes, shell } = vouch(portal, next);
    const isNew = JSON.stringify([served?.remotes, served?.shell]) !== JSON.stringify([remotes, shell]);
    const registry =
      isNew || !served ? publish(portal, next, { cause: 'build of the workspace', lock }) : served;
    pruneReleases(portal, registry);
    return registry;
  });
}

function pointedAtBuilds(portal: Portal, current: readonly WorkspaceBuild[]): ReleasedParts {
  const served = servedIn(portal);
  const remotes = { ...served?.remotes };
  let shell = served?.shell;
  for (const { name, version } of current.filter((each) => releasedAs(served, each.name)?.pinned !== true)) {
    // Says what is wrong with it.
    if (!releaseIn(portal, name, version)) readUploaded(portal.dist, name, version);
    if (name === SHELL) {
      const state = pointedAt(stateOf(portal, SHELL), version, wholeIn(portal, SHELL));
      // Listed as it lies there: under the same version, another checkout may have built other bytes.
      const { [version]: _before, ...versions } = shell?.versions ?? {};
      shell = shellEntryOf(portal, state, shell && { ...shell, versions });
    } else remotes[name] = pointedAtBuild(portal, asName(name, 'remote'), version, remotes[name]);
  }
  return { remotes, shell };
}

function pointedAtBuild(
  portal: Portal,
  name: string,
  version: string,
  previous: WrittenEntry | undefined,
): WrittenEntry {
  const routes = releaseIn(portal, name, version)?.release.routes ?? [];
  const [trespass] = trespasses(name, routes, appsIn(portal));
  if (trespass) {
    const { path: claimed, roles } = trespass;
    refuse(`mfe-${name} claims ${claimed} for ${roles.join(', ')}, which the portal does not give it.`);
  }
  const [objection] = objectionsToDescriptions(routes);
  if (objection !== undefined) refuse(`mfe-${name}: ${objection}`);
  return entryOf(portal, name, pointedAt(previous, version, wholeIn(portal, name)), previous);
}
