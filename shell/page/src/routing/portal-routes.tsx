import { lazyPage, type SessionStore } from '@portal/kit';
import { redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@portal/kit/shell';
import { pathKey } from '@portal/registry/path-pattern';
import type { ReactNode } from 'react';
import { PageLoading } from '../layout/page-loading';
import { RouteFailure } from '../layout/route-failure';
import type { KnownRoute } from '@portal/registry/navigation';
import type { Remotes } from '../remotes/create-remotes';
import type { Identification } from '../session/identification';
import type { CurrentVisit } from './current-visit';
import { decideEntry, isLoginPath, landingPath, ownPath } from './decide-entry';
import { RemotePage, type EnteredPage, type RemotePageProps } from './remote-page';

export interface PortalRoutesOptions {
  readonly remotes: Remotes;
  readonly session: SessionStore;
  readonly identification: Pick<Identification, 'ensure'>;
  readonly visit: CurrentVisit;
  readonly layout: ReactNode;
}

/** The part of the router that adds routes later. */
interface PatchedRouter {
  patchRoutes(parent: string, routes: RouteObject[]): void;
}

/** Id of the layout route, the parent of all pages. */
const LAYOUT = 'layout';

/** Rarely needed, so loaded on demand. */
const NotFoundPage = lazyPage(() => import('../layout/not-found-page'));

/** Groups pages by path: several remotes may declare a path for different roles. */
function byPath(routes: readonly KnownRoute[]): ReadonlyMap<string, readonly KnownRoute[]> {
  const found = new Map<string, KnownRoute[]>();
  for (const route of routes) {
    const key = pathKey(route.path);
    found.set(key, [...(found.get(key) ?? []), route]);
  }
  return found;
}

/**
 * The route of a declared path. Its rules are looked up at each visit, since they change with the registry and the
 * user. Pages are loaded in a loader, not by `lazy`: a failed `lazy` leaves the outlet blank for good, a failed loader
 * shows the route's error card and can be retried.
 */
function pageRoute(key: string, path: string, options: PortalRoutesOptions): RouteObject {
  const { remotes, visit } = options;
  return {
    path,
    loader: ({ request }) => enter(key, request, options),
    // The page handles query changes itself; opening the same URL again means retry.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    element: <DeclaredPage crashed={remotes.crashed} visit={visit} />,
    errorElement: <RouteFailure remotes={remotes} />,
    hydrateFallbackElement: <PageLoading />,
  };
}

export function portalRoutes(options: PortalRoutesOptions): RouteObject[] {
  const { remotes, layout } = options;
  return [
    {
      id: LAYOUT,
      element: layout,
      // For errors of the layout itself: the card is shown on its own.
      errorElement: (
        <main>
          <RouteFailure remotes={remotes} />
        </main>
      ),
      children: [
        ...[...byPath(remotes.routes)].map(([key, [rule]]) => pageRoute(key, rule?.path ?? key, options)),
        {
          path: '*',
          loader: ({ request }) => lookAgain(request, options),
          element: <NotFoundPage />,
          hydrateFallbackElement: <PageLoading />,
        },
      ],
    },
  ];
}

/** Adds the pages of a new registry or another user. Removed pages are handled by their loader. */
export function followRemotes(router: PatchedRouter, options: PortalRoutesOptions): void {
  const { remotes } = options;
  const known = new Set(byPath(remotes.routes).keys());
  remotes.onChange(() => {
    const added = [...byPath(remotes.routes)].filter(([key]) => !known.has(key));
    if (added.length === 0) return;
    for (const [key] of added) known.add(key);
    router.patchRoutes(
      LAYOUT,
      added.map(([key, [rule]]) => pageRoute(key, rule?.path ?? key, options)),
    );
  });
}

/** A page, or the "not found" page if its path is no longer declared. */
function DeclaredPage(props: RemotePageProps) {
  return useLoaderData<EnteredPage | null>() ? <RemotePage {...props} /> : <NotFoundPage />;
}

/** The path is unknown, but a release may have just added it: fetch the registry once more. */
async function lookAgain(
  request: LoaderFunctionArgs['request'],
  { remotes, visit }: PortalRoutesOptions,
): Promise<Response | null> {
  visit.forget();
  const before = remotes.routes;
  await remotes.refresh();
  const { pathname, search, origin } = new URL(request.url);
  const again = ownPath(pathname + search, origin);
  return remotes.routes === before || again === undefined ? null : redirect(again);
}

/** Checks access from the declared data, before loading any code of the remote, then loads the page. */
async function enter(
  key: string,
  request: LoaderFunctionArgs['request'],
  { remotes, session, identification, visit }: PortalRoutesOptions,
): Promise<EnteredPage | Response | null> {
  const { pathname, search, origin } = new URL(request.url);
  await identification.ensure();
  const { isLoggedIn, role } = session.current();
  // On the login page a signed-in user is redirected; this also happens after each login.
  if (isLoggedIn && isLoginPath(pathname)) return redirect(landingPath(role, search, origin));
  const decide = () => {
    const rules = byPath(remotes.routes).get(key);
    return rules && decideEntry(rules, session.current(), pathname + search);
  };
  const known = decide();
  const shown = visit.shown();
  const isAtHome = known?.kind === 'enter' && known.rule.remote === shown?.remote;
  // Entering another remote, or leaving a failed version: use the current registry.
  if (!isAtHome || !remotes.keeps(shown.remote, shown.version)) await remotes.freshen();
  const entry = decide();
  if (!entry) {
    visit.forget();
    return null;
  }
  if (entry.kind !== 'enter') return redirect(entry.to);
  const { remote, page, title, access } = entry.rule;
  const isSame = shown?.pathname === pathname && shown.remote === remote && shown.pageName === page;
  if (isSame && remotes.keeps(remote, shown.version)) return { ...shown, title, access };
  return load();

  async function load(): Promise<EnteredPage> {
    try {
      const loaded = await remotes.loadPage(remote, page);
      const Page = loaded.page.default as EnteredPage['Page'];
      const entered: EnteredPage = { Page, title, access, remote, version: loaded.release.version };
      // The user may have navigated elsewhere meanwhile.
      if (!request.signal.aborted) visit.show({ ...entered, pathname, pageName: page });
      return entered;
    } catch (problem) {
      if (!request.signal.aborted) visit.forget();
      throw problem;
    }
  }
}
