import { heavyParts, kilobytes } from '../deploy/decide/budgets';
import { listedDigests, type Portal } from '../deploy/portal';
import { note, wrong, wrongIf, type Finding } from './finding';
import { abandonedUploads, releaseFolderOf, titleOf } from '../registry/release-folders';
import { isWorkspaceBuild } from '../registry/retention';
import type { WrittenRegistry } from '../registry/written-registry';

function examineFolders(portal: Portal): readonly Finding[] {
  const { dist, folders } = portal;
  return Object.entries(folders).flatMap(([name, versions]) => [
    ...versions
      .filter((version) => listedDigests(portal, name, version).size === 0)
      .map((version) =>
        note(
          `${titleOf(name)} ${version} is on the disk, and no registry ever listed it.`,
          isWorkspaceBuild(version)
            ? 'The next build of the workspace removes it.'
            : `A deployment was interrupted: run it again, or remove ${releaseFolderOf(dist, name, version)}.`,
        ),
      ),
    ...abandonedUploads(dist, name).map((folder) =>
      note(
        `An upload of ${titleOf(name)} was interrupted.`,
        `The next deployment of ${titleOf(name)} removes ${folder}.`,
      ),
    ),
  ]);
}

function examineRegistryFile(
  { history }: Portal,
  served: WrittenRegistry,
  readable: WrittenRegistry,
): readonly Finding[] {
  const entry = history.find(({ serial }) => serial === served.serial);
  const isKept = entry && JSON.stringify(entry.registry) === JSON.stringify(served);
  return [
    ...heavyParts(readable).map(({ whose, bytes, most }) =>
      wrong(
        `${whose} weighs ${kilobytes(bytes)} of at most ${kilobytes(most)}.`,
        'End canaries that nobody needs, and have apps declare less.',
      ),
    ),
    ...wrongIf(
      !isKept,
      `Registry ${String(served.serial)} is not in the history as it is served: it was edited by hand.`,
      'Make every change with the portal command; the next one writes the history again.',
    ),
  ];
}

/** @param readable the served registry without what browsers refuse */
export const examineDisk = (
  portal: Portal,
  served: WrittenRegistry,
  readable: WrittenRegistry,
): readonly Finding[] => [
  ...examineRegistryFile(portal, served, readable),
  ...examineFolders({ ...portal, served: readable }),
];
