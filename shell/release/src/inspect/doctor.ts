import { routeAccess } from '@portal/domain/access';
import { ownRoutes } from '@portal/registry/ownership-policy';
import { pathKey } from '@portal/registry/path-pattern';
import { readRegistry } from '@portal/registry/read-registry';
import { heavyParts, kilobytes } from '../deploy/decide/budgets';
import { appsIn, servedIn, type Portal } from '../deploy/portal';
import { readPortal } from '../deploy/read-portal';
import { examineReleases } from './examine-releases';
import { wrong, wrongIf, type Finding } from './finding';
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

const MARKS = { wrong: 'WRONG ', unseen: 'UNSEEN' };
const inWords = ({ level, what, advice }: Finding): string => `${MARKS[level]} ${what}\n       ${advice}`;

const things = (count: number) => (count === 1 ? '1 thing' : `${String(count)} things`);

function summary(problems: number, unlooked: number): string {
  if (problems + unlooked === 0) return 'All is well.';
  const found = problems > 0 ? `Wrong: ${things(problems)}.` : 'Nothing is wrong in what was looked at.';
  return unlooked > 0 ? `${found} Not seen: ${things(unlooked)}.` : found;
}

/** Checks everything. Not fine when something is wrong, or could not be looked at, as `running` may say. */
export function doctor(dist: string, running: readonly Finding[] = []): Outcome {
  const portal = readPortal(dist);
  const served = servedIn(portal);
  const onDisk =
    portal.served instanceof Refusal
      ? [wrong(portal.served.message, PUT_BACK)]
      : served
        ? examine(portal, served)
        : [wrong(`Nothing is deployed in ${dist}.`, 'npm start builds and serves the portal.')];
  const findings = [...onDisk, ...running];
  const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
  const [problems, unlooked] = [count('wrong'), count('unseen')];
  return {
    lines: [...findings.map(inWords), summary(problems, unlooked)],
    data: { wrong: problems, unseen: unlooked, findings },
    isFine: problems + unlooked === 0,
  };
}
