import { existsSync, readFileSync } from 'node:fs';
import type { Role } from '@portal/domain/access';
import { UnreadableError } from '@portal/registry/read-json';
import { readRegistry } from '@portal/registry/read-registry';
import type { MenuEntry, Release, RemoteRoute, Requirements } from '@portal/registry/registry';
import { readBuiltRelease, type BuiltRelease } from './built-release';
import { refuse } from './refusal';
import { registryFileOf, releaseFolderOf } from './release-folders';

/** A version that part of the users get, as it is written. */
export interface WrittenCanary {
  readonly version: string;
  readonly percent: number;
  readonly roles?: readonly Role[];
  readonly salt: string;
}

/** What the registry carries of one version. */
export interface WrittenListing {
  readonly requires: Requirements;
  readonly digest: string;
  readonly routes?: readonly RemoteRoute[];
  readonly menu?: readonly MenuEntry[];
  readonly description?: Pick<Release, 'scope' | 'entry' | 'integrity' | 'pages'>;
}

/** What operators decide about a remote: all of its entry but what the releases say themselves. */
export interface RemoteState {
  readonly owner: string;
  readonly stable: string;
  readonly canary?: WrittenCanary | undefined;
  /** `stable`, then what it falls back to, newest first. */
  readonly ladder: readonly string[];
  readonly previews?: readonly string[] | undefined;
  readonly disabled: false | { readonly message: string };
  /** An operator decided: builds of the workspace no longer point at themselves. */
  readonly pinned?: true | undefined;
}

export interface WrittenEntry extends RemoteState {
  readonly versions: Readonly<Record<string, WrittenListing>>;
}

export type WrittenRemotes = Readonly<Record<string, WrittenEntry>>;

/** The registry as it is written: what a browser reads, and what the next change starts from. */
export interface WrittenRegistry {
  readonly schema: 2;
  readonly serial: number;
  readonly generatedAt: string;
  readonly remotes: WrittenRemotes;
}

/**
 * The registry in a text, held to the form that browsers hold it to.
 * @throws UnreadableError or SyntaxError when no browser would take it
 */
export function parseRegistry(text: string): WrittenRegistry {
  const json: unknown = JSON.parse(text);
  readRegistry(json);
  return json as WrittenRegistry;
}

/**
 * The registry that is served now; undefined when there is none yet.
 * @throws Refusal when the file is there and no browser would take it
 */
export function readServed(dist: string): WrittenRegistry | undefined {
  const file = registryFileOf(dist);
  if (!existsSync(file)) return undefined;
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof UnreadableError || error instanceof SyntaxError)) throw error;
    refuse(
      `${file} cannot be read (${error.message}): \`portal history\` lists the registries that were served, and \`portal rollback --serial N\` puts one back.`,
      error,
    );
  }
}

/** The versions that an entry lists, each once: stable first. */
export const listedVersions = ({ ladder, canary, previews }: RemoteState): readonly string[] => [
  ...new Set([...ladder, ...(canary ? [canary.version] : []), ...(previews ?? [])]),
];

/** What browsers need of a route: what it says to search engines stays in the release, where the server reads it. */
const browsed = ({ path, page, title, roles, access }: RemoteRoute): RemoteRoute => ({
  path,
  page,
  title,
  roles,
  access,
});

/** Whether a visitor's first page may need the release: its files then stand in the registry itself. */
const isForVisitors = ({ routes }: Release): boolean =>
  routes.some(({ access, roles }) => access === 'public' && roles.includes('VISITOR'));

function listingOf(
  { release, digest }: BuiltRelease,
  { speaks, isStable }: { readonly speaks: boolean; readonly isStable: boolean },
): WrittenListing {
  const { scope, entry, requires, integrity, pages, routes, menu } = release;
  return {
    requires,
    digest,
    ...(speaks && { routes: routes.map(browsed), menu }),
    ...(isStable && isForVisitors(release) && { description: { scope, entry, integrity, pages } }),
  };
}

/** The release on the disk, unless it is gone or no longer what was listed. */
function unchanged(dist: string, name: string, version: string, listed: WrittenListing | undefined) {
  try {
    const built = readBuiltRelease(releaseFolderOf(dist, name, version), name, version);
    return listed && listed.digest !== built.digest ? undefined : built;
  } catch (error) {
    if (listed) return undefined;
    throw error;
  }
}

/**
 * The entry of a remote, with what it lists of each version read anew. A listed version that is gone from the disk or
 * was changed there keeps the listing it had: browsers then refuse what lies there, and a remote whose stable release
 * is broken can still be switched off.
 * @throws Refusal when a version that was not listed before is not there
 */
export function writeEntry(
  dist: string,
  name: string,
  state: RemoteState,
  previous: WrittenEntry | undefined,
): WrittenEntry {
  const { owner, stable, canary, ladder, previews, disabled, pinned } = state;
  const versions = listedVersions(state).map((version): [string, WrittenListing] => {
    const listed = previous?.versions[version];
    const built = unchanged(dist, name, version, listed);
    const isStable = version === stable;
    const listing = built && listingOf(built, { speaks: isStable || version === canary?.version, isStable });
    return [version, listing ?? listed ?? refuse(`mfe-${name} ${version} is not on the disk.`)];
  });
  return {
    owner,
    stable,
    ...(canary && { canary }),
    ladder,
    ...(previews && previews.length > 0 && { previews }),
    disabled,
    ...(pinned && { pinned }),
    versions: Object.fromEntries(versions),
  };
}
