import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { fitsShell } from '@portal/registry/choose-version';
import { ownRoutes, trespasses, type OwnershipPolicy } from '@portal/registry/ownership-policy';
import { pathKey } from '@portal/registry/path-key';
import { asVersion, readObject } from '@portal/registry/read-json';
import { SHELL } from '@portal/registry/read-shell';
import { readShellVersions } from '@portal/registry/read-shell-versions';
import type { RemoteRoute, Requirements, ShellVersions } from '@portal/registry/registry';
import { overBudget } from './budgets';
import type { BuiltRelease } from '../registry/built-release';
import { objectionsToDescriptions } from './check-descriptions';
import { noOwner, type OwnedApp } from '../sign/ownership-document';
import { readProvenance, type Provenance } from '../registry/provenance';
import { refuse } from '../refusal';
import { releaseFolderOf } from '../registry/release-folders';
import { listedVersions, readServedIfReadable, type WrittenRegistry } from '../registry/written-registry';

/** The description of the shell that everyone gets: the listed one, else what a build left for a registry without one. */
function shellFileOf(dist: string): string {
  const stable = readServedIfReadable(dist)?.shell?.stable;
  const listed =
    stable === undefined ? undefined : path.join(releaseFolderOf(dist, SHELL, stable), 'shell.json');
  return listed !== undefined && existsSync(listed) ? listed : path.join(dist, 'shell.json');
}

/**
 * The versions that the shell of a `dist` provides.
 * @throws Refusal when its `shell.json` is missing or too old to contain them
 */
export function shellOf(dist: string): ShellVersions {
  const file = shellFileOf(dist);
  try {
    return readShellVersions(JSON.parse(readFileSync(file, 'utf8')), file);
  } catch {
    // Missing, not JSON, or too old: the remedy is the same.
  }
  return refuse(`${file} does not say what the shell provides: build the shell (npm run build -- shell).`);
}

/** Which build of the shell a `dist` serves. */
export interface ShellBuild {
  readonly version: string;
  /** Undefined for builds from before they said it. */
  readonly provenance: Provenance | undefined;
}

/** The build of the shell in a `dist`; undefined when its `shell.json` does not say which it is. */
export function shellBuildOf(dist: string): ShellBuild | undefined {
  try {
    const file = shellFileOf(dist);
    const { version, provenance } = readObject(JSON.parse(readFileSync(file, 'utf8')), file);
    return { version: asVersion(version, 'version'), provenance: readProvenance(provenance, 'shell') };
  } catch {
    return undefined;
  }
}

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

export interface Overlap {
  readonly path: string;
  readonly role: string;
  readonly others: readonly string[];
}

/** The (path, role) pairs that other remotes' stable releases declare too. */
export function overlapsOf(
  name: string,
  routes: readonly RemoteRoute[],
  served: WrittenRegistry | undefined,
  apps: OwnershipPolicy,
): readonly Overlap[] {
  const others = Object.entries(served?.remotes ?? {}).filter(([other]) => other !== name);
  const answers = ([other, { versions, stable }]: (typeof others)[number], path: string, role: string) =>
    ownRoutes(other, versions[stable]?.routes ?? [], apps).some(
      (route) => pathKey(route.path) === pathKey(path) && route.roles.some((each) => each === role),
    );
  return routes.flatMap(({ path, roles }) =>
    roles.flatMap((role) => {
      const found = others.filter((other) => answers(other, path, role)).map(([other]) => other);
      return found.length > 0 ? [{ path, role, others: found }] : [];
    }),
  );
}

/** Violations independent of the shell: paths, owner, descriptions, budgets. One sentence each. */
export const objectionsTo = (
  built: BuiltRelease,
  served: WrittenRegistry | undefined,
  apps: Readonly<Record<string, OwnedApp>>,
  isAheadOfOwnership = false,
): readonly string[] => {
  const own = Object.hasOwn(apps, built.release.name) ? apps[built.release.name] : undefined;
  return [
    ...objectionsToDescription(built, served, apps, isAheadOfOwnership),
    ...(own ? overBudget(built, own.budgets) : []),
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
  const own = Object.hasOwn(apps, name) ? apps[name] : undefined;
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
    ...overlapsOf(name, ownRoutes(name, routes, apps), served, apps).map(
      (overlap) =>
        `It claims ${overlap.path} for ${overlap.role}, which mfe-${overlap.others.join(', mfe-')} answers already.`,
    ),
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
