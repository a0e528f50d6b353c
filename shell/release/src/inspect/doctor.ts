import { readFileSync } from 'node:fs';
import { routeAccess } from '@portal/domain/access';
import { ownRoutes } from '@portal/registry/ownership-policy';
import { pathKey } from '@portal/registry/path-pattern';
import { readRegistry } from '@portal/registry/read-registry';
import { appsIn, servedIn, type Portal } from '../deploy/portal';
import { readPortal } from '../deploy/read-portal';
import { examineDisk } from './examine-disk';
import { examineReleases } from './examine-releases';
import { wrong, wrongIf, type Finding } from './finding';
import type { Outcome } from '../outcome';
import { Refusal } from '../refusal';
import { registryFileOf } from '../registry/release-folders';
import { readableOf, refusedShell, type WrittenRegistry } from '../registry/written-registry';

const PUT_BACK =
  '`portal history` lists the registries that were served, `portal rollback --serial N` puts one back.';

/** Validates the registry as browsers do, remote by remote. */
function examineRegistry(dist: string): readonly Finding[] {
  const file: unknown = JSON.parse(readFileSync(registryFileOf(dist), 'utf8'));
  const { registry, refused } = readRegistry(file);
  const unreadable = registry.shell === undefined ? undefined : refusedShell(registry.shell);
  return [
    ...refused.map(({ remote, reason }) => wrong(`Browsers refuse mfe-${remote}: ${reason}.`, PUT_BACK)),
    ...wrongIf(
      unreadable !== undefined,
      `The server passes over the shell of the registry (${String(unreadable)}): shell.json says which one it gives out.`,
      PUT_BACK,
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
  const { dist, shell } = portal;
  const readable = readableOf(served);
  return [
    ...examineRegistry(dist),
    ...(shell instanceof Refusal ? [wrong(shell.message, 'npm run build builds it.')] : []),
    ...examineReleases(portal, readable),
    ...examinePaths(portal, readable),
    ...examineDisk(portal, served, readable),
  ];
}

const MARKS = { wrong: 'WRONG ', unseen: 'UNSEEN', note: 'note  ' };
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
