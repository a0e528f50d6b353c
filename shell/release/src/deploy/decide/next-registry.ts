import { SHELL } from '@portal/registry/read-shell';
import type { Release, RemoteRoute } from '@portal/registry/registry';
import { refuse } from '../../refusal';
import type { BuiltRelease } from '../../registry/built-release';
import { titleOf } from '../../registry/release-folders';
import {
  listedVersions,
  type ReleasedParts,
  type RemoteState,
  type WrittenEntry,
  type WrittenListing,
  type WrittenShell,
} from '../../registry/written-registry';
import { noOwner, ownershipIn } from '../../sign/ownership-document';
import { appsIn, releaseIn, servedIn, type Portal } from '../portal';

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

const missing = (name: string, version: string): never =>
  refuse(`${titleOf(name)} ${version} is not on the disk.`);

/** What operators chose, in the order in which it is written. */
const chosen = ({ canary, ladder, previews }: RemoteState) => ({
  ...(canary && { canary }),
  ladder,
  ...(previews && previews.length > 0 && { previews }),
});

/**
 * Writes the entry of the shell, as `entryOf` does that of a remote. What is damaged since keeps its listing: the server
 * then passes it over.
 * @throws Refusal when a version not listed before is missing
 */
export function shellEntryOf(
  portal: Portal,
  state: RemoteState,
  previous: WrittenShell | undefined,
): WrittenShell {
  const listingOfShell = (version: string): WrittenShell['versions'][string] => {
    const digest = releaseIn(portal, SHELL, version)?.digest;
    return previous?.versions[version] ?? (digest === undefined ? missing(SHELL, version) : { digest });
  };
  return {
    stable: state.stable,
    ...chosen(state),
    ...(state.pinned && { pinned: state.pinned }),
    versions: Object.fromEntries(
      listedVersions(state).map((version) => [version, listingOfShell(version)] as const),
    ),
  };
}

/**
 * Writes the entry of a remote, each listed version as it lies on the disk. A version that is missing or altered there
 * keeps its old listing: browsers then refuse the files, and a remote with a broken stable release can still be disabled.
 * @throws Refusal when a version not listed before is missing, or nobody owns the app
 */
export function entryOf(
  portal: Portal,
  name: string,
  state: RemoteState,
  previous: WrittenEntry | undefined,
): WrittenEntry {
  const { stable, canary, disabled, pinned } = state;
  const { owner, claims, keys, vouched } = previous ?? ownershipOf(portal, name);
  const versions = listedVersions(state).map((version): [string, WrittenListing] => {
    const listed = previous?.versions[version];
    const found = releaseIn(portal, name, version);
    if (!found || (listed && listed.digest !== found.digest))
      return [version, listed ?? missing(name, version)];
    const isStable = version === stable;
    const listing = listingOf(found, { speaks: isStable || version === canary?.version, isStable });
    return [version, listed?.signature === undefined ? listing : { ...listing, signature: listed.signature }];
  });
  return {
    owner,
    claims,
    ...(keys && keys.length > 0 && { keys }),
    ...(vouched !== undefined && { vouched }),
    stable,
    ...chosen(state),
    disabled,
    ...(pinned && { pinned }),
    versions: Object.fromEntries(versions),
  };
}

function ownershipOf(portal: Portal, name: string) {
  const apps = appsIn(portal);
  const app = Object.hasOwn(apps, name) ? apps[name] : undefined;
  return app ? ownershipIn(app) : refuse(noOwner(name));
}

/** What is released, with another state of one app. @throws Refusal as `entryOf` */
export function withState(portal: Portal, name: string, state: RemoteState): ReleasedParts {
  const { remotes = {}, shell } = servedIn(portal) ?? {};
  return name === SHELL
    ? { remotes, shell: shellEntryOf(portal, state, shell) }
    : { remotes: { ...remotes, [name]: entryOf(portal, name, state, remotes[name]) }, shell };
}
