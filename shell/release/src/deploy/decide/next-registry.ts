import { SHELL } from '@portal/registry/read-shell';
import type { Release, RemoteRoute } from '@portal/registry/registry';
import { refuse } from '../../refusal';
import { titleOf } from '../../registry/release-folders';
import {
  listedVersions,
  type ReleasedParts,
  type RemoteState,
  type WrittenEntry,
  type Signable,
  type WrittenListing,
} from '../../registry/written-registry';
import { appOf, noOwner, ownershipIn } from '../../sign/ownership-document';
import { appsIn, releaseIn, servedIn, type Portal, type StoredRelease } from '../portal';

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

function listingOf({ release, digest }: StoredRelease, { stable, canary }: RemoteState): WrittenListing {
  const { version, scope, entry, requires, integrity, pages, routes, menu } = release;
  const isStable = version === stable;
  return {
    requires,
    digest,
    ...((isStable || version === canary?.version) && { routes: routes.map(browsed), menu }),
    ...(isStable && isForVisitors(release) && { description: { scope, entry, integrity, pages } }),
  };
}

interface Change {
  readonly portal: Portal;
  readonly name: string;
  readonly state: RemoteState;
  readonly anew: string | undefined;
}

/**
 * The listed versions as they lie on the disk. One that is missing or altered there keeps its old listing: browsers and
 * the server then pass it over, and a remote with a broken stable release can still be disabled.
 */
const versionsOf = <T extends Signable>(
  { portal, name, state, anew }: Change,
  before: Readonly<Record<string, T>> = {},
  list: (found: StoredRelease) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    listedVersions(state).map((version): [string, T] => {
      const listed = version === anew ? undefined : before[version];
      const found = releaseIn(portal, name, version);
      if (!found || (listed && listed.digest !== found.digest))
        return [version, listed ?? refuse(`${titleOf(name)} ${version} is not on the disk.`)];
      const signature = listed?.signature;
      return [version, { ...list(found), ...(signature !== undefined && { signature }) }];
    }),
  );

/** What operators chose, in the order in which it is written. */
const chosen = ({ stable, canary, ladder, previews }: RemoteState) => ({
  stable,
  ...(canary && { canary }),
  ladder,
  ...(previews && previews.length > 0 && { previews }),
});

function entryOf(change: Change, previous: WrittenEntry | undefined): WrittenEntry {
  const { portal, name, state } = change;
  const { owner, claims, keys, vouched } =
    previous ?? ownershipIn(appOf(appsIn(portal), name) ?? refuse(noOwner(name)));
  return {
    owner,
    claims,
    ...(keys && keys.length > 0 && { keys }),
    ...(vouched !== undefined && { vouched }),
    ...chosen(state),
    disabled: state.disabled,
    ...(state.pinned && { pinned: state.pinned }),
    versions: versionsOf(change, previous?.versions, (found) => listingOf(found, state)),
  };
}

/**
 * What is released, with another state of one app.
 * @param parts what is released besides
 * @param anew the version that is listed as it lies there, whatever was listed before
 * @throws Refusal when a version not listed before is missing, or nobody owns the app
 */
export function withState(
  portal: Portal,
  name: string,
  state: RemoteState,
  { remotes, shell }: ReleasedParts = servedIn(portal) ?? { remotes: {} },
  anew?: string,
): ReleasedParts {
  const change = { portal, name, state, anew };
  if (name !== SHELL) return { remotes: { ...remotes, [name]: entryOf(change, remotes[name]) }, shell };
  const versions = versionsOf(change, shell?.versions, ({ digest }): Signable => ({ digest }));
  return { remotes, shell: { ...chosen(state), ...(state.pinned && { pinned: state.pinned }), versions } };
}
