import type { Release, RemoteRoute } from '@portal/registry/registry';
import { SHELL } from '@portal/registry/read-shell';
import { refuse } from '../refusal';
import { readUploaded, type BuiltRelease } from '../registry/built-release';
import { titleOf } from '../registry/release-folders';
import {
  listedVersions,
  type RemoteState,
  type WrittenEntry,
  type WrittenListing,
  type WrittenRegistry,
  type WrittenRemotes,
  type WrittenShell,
} from '../registry/written-registry';
import { ownershipOf } from '../sign/ownership-document';

/** Without descriptions for search engines, which the server reads in the release. */
const browsed = ({ path, page, title, roles, access }: RemoteRoute): RemoteRoute => ({
  path,
  page,
  title,
  roles,
  access,
});

/** Whether a visitor's first page may need the release: its files are then included in the registry. */
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

/** The release on disk, unless it is missing or altered since it was listed. */
function unchanged(dist: string, name: string, version: string, listed: WrittenListing | undefined) {
  try {
    const built = readUploaded(dist, name, version);
    return listed && listed.digest !== built.digest ? undefined : built;
  } catch (error) {
    if (listed) return undefined;
    throw error;
  }
}

/**
 * Writes the entry of the shell, as `writeEntry` does that of a remote.
 * @throws Refusal when a version not listed before is missing
 */
export function writeShell(
  dist: string,
  state: RemoteState,
  previous: WrittenShell | undefined,
): WrittenShell {
  const { stable, canary, ladder, previews, pinned } = state;
  const versions = listedVersions(state).map((version): [string, WrittenShell['versions'][string]] => {
    const listed = previous?.versions[version];
    // What is damaged since keeps its listing: the server then passes it over.
    if (listed) return [version, listed];
    return [version, { digest: readUploaded(dist, SHELL, version).digest }];
  });
  return {
    stable,
    ...(canary && { canary }),
    ladder,
    ...(previews && previews.length > 0 && { previews }),
    ...(pinned && { pinned }),
    versions: Object.fromEntries(versions),
  };
}

/**
 * Writes the entry of a remote, reading each listed version again. A version that is missing or altered on disk keeps
 * its old listing: browsers then refuse the files, and a remote with a broken stable release can still be disabled.
 * @throws Refusal when a version not listed before is missing
 */
export function writeEntry(
  dist: string,
  name: string,
  state: RemoteState,
  previous: WrittenEntry | undefined,
): WrittenEntry {
  const { stable, canary, ladder, previews, disabled, pinned } = state;
  const { owner, claims, keys, vouched } = previous ?? ownershipOf(dist, name);
  const versions = listedVersions(state).map((version): [string, WrittenListing] => {
    const listed = previous?.versions[version];
    const built = unchanged(dist, name, version, listed);
    const isStable = version === stable;
    const listing = built && listingOf(built, { speaks: isStable || version === canary?.version, isStable });
    if (!listing) return [version, listed ?? refuse(`${titleOf(name)} ${version} is not on the disk.`)];
    const signature = listed?.signature;
    return [version, signature === undefined ? listing : { ...listing, signature }];
  });
  return {
    owner,
    claims,
    ...(keys && keys.length > 0 && { keys }),
    ...(vouched !== undefined && { vouched }),
    stable,
    ...(canary && { canary }),
    ladder,
    ...(previews && previews.length > 0 && { previews }),
    disabled,
    ...(pinned && { pinned }),
    versions: Object.fromEntries(versions),
  };
}

/** What is released, with another state of one app. */
export const withEntry = (
  dist: string,
  served: WrittenRegistry | undefined,
  name: string,
  state: RemoteState,
): { readonly remotes: WrittenRemotes; readonly shell: WrittenShell | undefined } =>
  name === SHELL
    ? { remotes: { ...served?.remotes }, shell: writeShell(dist, state, served?.shell) }
    : {
        remotes: { ...served?.remotes, [name]: writeEntry(dist, name, state, served?.remotes[name]) },
        shell: served?.shell,
      };
