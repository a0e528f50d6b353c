import { routeAccess } from '@portal/domain/access';
import { ownRoutes } from '@portal/registry/ownership-policy';
import { pathKey } from '@portal/registry/path-pattern';
import { readRegistry } from '@portal/registry/read-registry';
import { heavyParts, kilobytes } from '../deploy/decide/budgets';
import { appsIn, servedIn, type Portal } from '../deploy/portal';
import { readPortal } from '../deploy/read-portal';
import { examineReleases, wrong, wrongIf, type Finding } from './examine-releases';
import type { Outcome } from '../outcome';
import { Refusal } from '../refusal';
import { readableOf, type WrittenRegistry } from '../registry/written-registry';

const PUT_BACK =
  '`portal history` lists the registries that were served, `portal rollback --serial N` puts one back.';

/** What of the registry browsers refuse, or would wait for, and whether it was written by a command. */
function examineRegistry({ history }: Portal, served: WrittenRegistry): readonly Finding[] {
  const kept = history.find(({ serial }) => serial === served.serial)?.registry;
  return [
    ...readRegistry(served).refused.map(({ remote, reason }) =>
      wrong(`Browsers refuse mfe-${remote}: ${reason}.`, PUT_BACK),
    ),
    ...heavyParts(readableOf(served)).map(({ whose, bytes, most }) =>
      wrong(
        `${whose} weighs ${kilobytes(bytes)} of at most ${kilobytes(most)}.`,
        'End canaries that nobody needs, and have apps declare less.',
      ),
    ),
    ...wrongIf(
      JSON.stringify(kept) !== JSON.stringify(served),
      `Registry ${String(served.serial)} is not in the history as it is served: it was edited by hand.`,
      'Make every change with the portal command; the next one writes the history again.',
    ),
  ];
}

/** Paths of the specification that no remote declares for some of their roles. */
function examinePaths(portal: Portal, served: WrittenRegistry): readonly Finding[] {
  const answered = new Set(
    Object.entries(served.remotes).flatMap(([name, { stable, versions }]) =>
      // What an app declares of paths that the ownership gives to another does not count.
      ownRoutes(name, versions[stable]?.routes ?? [], appsIn(portal)).flatMap(({ path, roles }) =>
        roles.map((role) => `${pathKey(path)} ${role}`),
      ),
    ),
  );
  return routeAccess.flatMap(({ path, roles }) => {
    const missing = roles.filter((role) => !answered.has(`${pathKey(path)} ${role}`));
    return wrongIf(
      missing.length > 0,
      `Nobody answers ${path} for ${missing.join(', ')}.`,
      'Deploy the remote that it was given to: `portal ownership` says which.',
    );
  });
}

function examine(portal: Portal, served: WrittenRegistry): readonly Finding[] {
  const { shell } = portal;
  const readable = readableOf(served);
  return [
    ...examineRegistry(portal, served),
    ...(shell instanceof Refusal ? [wrong(shell.message, 'npm run build builds it.')] : []),
    ...examineReleases(portal, readable),
    ...examinePaths(portal, readable),
  ];
}

/** Checks everything on the disk. Not fine when something is wrong. */
export function doctor(dist: string): Outcome {
  const portal = readPortal(dist);
  const served = servedIn(portal);
  const findings =
    portal.served instanceof Refusal
      ? [wrong(portal.served.message, PUT_BACK)]
      : served
        ? examine(portal, served)
        : [wrong(`Nothing is deployed in ${dist}.`, 'npm start builds and serves the portal.')];
  const count = findings.length;
  return {
    lines: [
      ...findings.map(({ what, advice }) => `WRONG  ${what}\n       ${advice}`),
      count === 0 ? 'All is well.' : `Wrong: ${count === 1 ? '1 thing' : `${String(count)} things`}.`,
    ],
    data: { wrong: count, findings },
    isFine: count === 0,
  };
}
