import { whileAlone } from '../locks/release-lock';
import { refuse } from '../refusal';
import { titleOf } from '../registry/release-folders';
import { releasedAs, type ReleasedParts, type WrittenRegistry } from '../registry/written-registry';
import { takeOwner } from '../sign/owner';
import { followWorkspace } from '../sign/ownership-document';
import { objectionsToDescriptions } from './decide/check-descriptions';
import { withState } from './decide/next-registry';
import { claimsBeyond } from './decide/rules';
import { pointedAt, wholeIn } from './decide/states';
import { vouch } from './decide/vouch';
import { appsIn, had, lookUp, servedIn, type Portal } from './portal';
import { pruneReleases } from './prune-releases';
import { publish } from './publish-registry';
import { readPortal } from './read-portal';

interface WorkspaceBuild {
  readonly name: string;
  readonly version: string;
}

/**
 * Registers the workspace's builds, except for what is pinned. Writes nothing when nothing changed.
 * @param current the builds, that of the shell as "shell"; what is not named stays unchanged
 * @throws Refusal naming the remote that is incomplete or invalid, describes a page that must not be indexed, or
 * claims paths that the ownership policy gives to others
 */
export function assembleRegistry({
  dist,
  current,
}: {
  readonly dist: string;
  readonly current: readonly WorkspaceBuild[];
}): Promise<WrittenRegistry> {
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
  return current
    .filter(({ name }) => releasedAs(served, name)?.pinned !== true)
    .reduce<ReleasedParts>(
      (parts, { name, version }) => {
        checkBuild(portal, name, version);
        const state = pointedAt(releasedAs(served, name), version, wholeIn(portal, name));
        // Listed as it lies there: under the same version, another checkout may have built other bytes.
        return withState(portal, name, state, parts, version);
      },
      served ?? { remotes: {} },
    );
}

function checkBuild(portal: Portal, name: string, version: string): void {
  const { release } = had(lookUp(portal, name, version));
  const [objection] = [...claimsBeyond(release, appsIn(portal)), ...objectionsToDescriptions(release.routes)];
  if (objection !== undefined) refuse(`${titleOf(name)} is refused. ${objection}`);
}
