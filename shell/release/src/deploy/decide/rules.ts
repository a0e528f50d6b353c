import { fitsShell } from '@portal/registry/choose-version';
import { trespasses } from '@portal/registry/ownership-policy';
import type { Release, Requirements, ShellVersions } from '@portal/registry/registry';
import type { BuiltRelease, Weight } from '../../registry/built-release';
import { listedVersions, type WrittenEntry, type WrittenRegistry } from '../../registry/written-registry';
import { appOf, noOwner, type OwnedApp } from '../../sign/ownership-document';
import { overBudget } from './budgets';
import { objectionsToDescriptions } from './check-descriptions';

const inWords = ({ contract, kit, react }: Requirements | ShellVersions): string =>
  `contract ${String(contract)}, kit ${kit}, react ${react}`;

/** Mentions the federation runtime only if the release requires a version of it. */
const withFederation = (versions: Requirements | ShellVersions, { federation }: Requirements): string =>
  inWords(versions) + (federation === undefined ? '' : `, federation ${versions.federation ?? 'none'}`);

/** Why a release cannot run in a shell; undefined when it can. */
export function skewOf(requires: Requirements, shell: ShellVersions): string | undefined {
  return fitsShell({ requires }, shell)
    ? undefined
    : `needs ${withFederation(requires, requires)}, and the shell has ${withFederation(shell, requires)}`;
}

/** Claims that the portal does not give a release, one sentence each. */
export const claimsBeyond = (
  { name, routes }: Release,
  apps: Readonly<Record<string, OwnedApp>>,
): readonly string[] =>
  trespasses(name, routes, apps).map(
    ({ path, roles }) => `It claims ${path} for ${roles.join(', ')}, which the portal does not give it.`,
  );

/**
 * What else is against a release, whatever the shell is: owner, descriptions, budgets. One sentence each.
 * @param weight undefined before its files are there
 */
export function objectionsTo(
  { release: { name, routes }, owner }: BuiltRelease,
  apps: Readonly<Record<string, OwnedApp>>,
  weight?: Weight,
): readonly string[] {
  const own = appOf(apps, name);
  if (!own) return [noOwner(name)];
  return [
    ...(own.owner === owner
      ? []
      : [`It belongs to ${owner}, and the portal gives mfe-${name} to ${own.owner}.`]),
    ...objectionsToDescriptions(routes),
    ...(weight ? overBudget(weight, own.budgets) : []),
  ];
}

/** Why a listed version of a remote cannot run in a shell; undefined when it can. */
export function skewIn(
  { versions }: WrittenEntry,
  version: string,
  shell: ShellVersions,
): string | undefined {
  const listed = versions[version];
  return listed && skewOf(listed.requires, shell);
}

/** Stable versions, canaries and previews of remotes that would not run in a shell, one sentence each. */
export function misfitsOf(provides: ShellVersions, served: WrittenRegistry | undefined): readonly string[] {
  return Object.entries(served?.remotes ?? {}).flatMap(([name, entry]) => {
    const given = new Set([entry.stable, ...listedVersions({ ...entry, ladder: [] })]);
    return [...given].flatMap((version) => {
      const skew = skewIn(entry, version, provides);
      return skew === undefined ? [] : [`mfe-${name} ${version} ${skew}.`];
    });
  });
}
