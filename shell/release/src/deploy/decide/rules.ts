import { fitsShell } from '@portal/registry/choose-version';
import { ownRoutes, trespasses, type OwnershipPolicy } from '@portal/registry/ownership-policy';
import { pathKey } from '@portal/registry/path-pattern';
import type { RemoteRoute, Requirements, ShellVersions } from '@portal/registry/registry';
import type { BuiltRelease, Weight } from '../../registry/built-release';
import { listedVersions, type WrittenRegistry } from '../../registry/written-registry';
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

/** The (path, role) pairs that other remotes' stable releases declare too, one sentence each. */
function overlapsOf(
  name: string,
  routes: readonly RemoteRoute[],
  served: WrittenRegistry | undefined,
  apps: OwnershipPolicy,
): readonly string[] {
  const others = Object.entries(served?.remotes ?? {}).filter(([other]) => other !== name);
  const answers = ([other, { versions, stable }]: (typeof others)[number], path: string, role: string) =>
    ownRoutes(other, versions[stable]?.routes ?? [], apps).some(
      (route) => pathKey(route.path) === pathKey(path) && route.roles.some((each) => each === role),
    );
  return routes.flatMap(({ path, roles }) =>
    roles.flatMap((role) => {
      const found = others.filter((other) => answers(other, path, role)).map(([other]) => `mfe-${other}`);
      return found.length > 0
        ? [`It claims ${path} for ${role}, which ${found.join(', ')} answers already.`]
        : [];
    }),
  );
}

/** Violations independent of the shell: paths, owner, descriptions, budgets. One sentence each. */
export const objectionsTo = (
  built: BuiltRelease,
  weight: Weight | undefined,
  served: WrittenRegistry | undefined,
  apps: Readonly<Record<string, OwnedApp>>,
  isAheadOfOwnership = false,
): readonly string[] => {
  const own = appOf(apps, built.release.name);
  return [
    ...objectionsToDescription(built, served, apps, isAheadOfOwnership),
    ...(own && weight ? overBudget(weight, own.budgets) : []),
  ];
};

/** Those of them that its description alone shows, before any of its files is there. */
export function objectionsToDescription(
  built: BuiltRelease,
  served: WrittenRegistry | undefined,
  apps: Readonly<Record<string, OwnedApp>>,
  isAheadOfOwnership = false,
): readonly string[] {
  const { release, owner } = built;
  const { name, routes } = release;
  const own = appOf(apps, name);
  if (!own) return [noOwner(name)];
  return [
    ...(own.owner === owner
      ? []
      : [`It belongs to ${owner}, and the portal gives mfe-${name} to ${own.owner}.`]),
    ...(isAheadOfOwnership ? [] : trespasses(name, routes, apps)).map(
      ({ path: claimed, roles }) =>
        `It claims ${claimed} for ${roles.join(', ')}, which the portal does not give it.`,
    ),
    // What others declare of paths that are no longer theirs does not count, nor what is not this one's yet.
    ...overlapsOf(name, ownRoutes(name, routes, apps), served, apps),
    ...objectionsToDescriptions(routes),
  ];
}

/**
 * The remotes that would not run in a shell: their stable versions, canaries and previews that need something else. One
 * sentence each.
 */
export function misfitsOf(provides: ShellVersions, served: WrittenRegistry | undefined): readonly string[] {
  return Object.entries(served?.remotes ?? {}).flatMap(([name, entry]) => {
    const given = new Set([entry.stable, ...listedVersions({ ...entry, ladder: [] })]);
    return [...given].flatMap((version) => {
      const listed = entry.versions[version];
      const skew = listed && skewOf(listed.requires, provides);
      return skew === undefined ? [] : [`mfe-${name} ${version} ${skew}.`];
    });
  });
}
