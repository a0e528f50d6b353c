import { lazyPage, type SessionStore } from '@portal/kit';
import { redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@portal/kit/shell';
import type { ReactNode } from 'react';
import { PageLoading } from '../layout/page-loading';
import { RouteFailure } from '../layout/route-failure';
import type { OwnedRoute, Remotes } from '../remotes';
import type { Identification } from '../session/identification';
import type { CurrentVisit } from './current-visit';
import { decideEntry, isLoginPath, landingPath } from './decide-entry';
import { ownPath } from './own-path';
import { RemotePage, type EnteredPage, type RemotePageProps } from './remote-page';

export interface PortalRoutesOptions {
  readonly remotes: Pick<Remotes, 'routes' | 'loadPage' | 'crashed' | 'freshen' | 'keeps' | 'onChange'>;
  readonly session: SessionStore;
  readonly identification: Pick<Identification, 'ensure'>;
  readonly visit: CurrentVisit;
  /** Header, menu and footer, around an outlet. */
  readonly layout: ReactNode;
}

/** The part of the router that takes in pages that were declared after it was made. */
interface PatchedRouter {
  patchRoutes(parent: string, routes: RouteObject[]): void;
}

/** Id of the route of the layout, below which all pages are. */
const LAYOUT = 'layout';

const patternKey = (path: string): string => path.replace(/(.)\/+$/, '$1').toLowerCase();

/** Hardly anybody sees it: it comes when it is needed. */
const NotFoundPage = lazyPage(() => import('../layout/not-found-page'));

/** The declared pages by path: one path may belong to several remotes, for other roles. */
function byPath(routes: readonly OwnedRoute[]): ReadonlyMap<string, readonly OwnedRoute[]> {
  const found = new Map<string, OwnedRoute[]>();
  for (const route of routes)
    found.set(patternKey(route.path), [...(found.get(patternKey(route.path)) ?? []), route]);
  return found;
}

/**
 * One route of the router for a declared path. Its rules are looked up at each entry: they change with the registry and
 * the visitor. A page is loaded in a loader, never by `lazy`: a failed `lazy` leaves a blank outlet for good, a failed
 * loader shows the route's own card and can be tried again.
 */
function pageRoute(key: string, path: string, options: PortalRoutesOptions): RouteObject {
  const { remotes, visit } = options;
  return {
    path,
    loader: ({ request }) => enter(key, request, options),
    // A change of the query is the page's own affair; the same address again is a wish to try again.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    element: <DeclaredPage crashed={remotes.crashed} visit={visit} />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageLoading />,
  };
}

/** The routes of the router, one per declared path. */
export function portalRoutes(options: PortalRoutesOptions): RouteObject[] {
  const { remotes, layout } = options;
  return [
    {
      id: LAYOUT,
      element: layout,
      // The layout itself threw: nothing is left around the card.
      errorElement: (
        <main>
          <RouteFailure />
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

/** Takes in the pages that a new registry, or another visitor, brings. A page that is gone is told by its loader. */
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

/** A page, or the card of a path that nobody declares any more. */
function DeclaredPage(props: RemotePageProps) {
  return useLoaderData<EnteredPage | null>() ? <RemotePage {...props} /> : <NotFoundPage />;
}

/** Nobody declares the path, as far as this page knows: a release may have brought it a moment ago. */
async function lookAgain(
  request: LoaderFunctionArgs['request'],
  { remotes, visit }: PortalRoutesOptions,
): Promise<Response | null> {
  visit.forget();
  const before = remotes.routes;
  await remotes.freshen();
  const { pathname, search, origin } = new URL(request.url);
  const again = ownPath(pathname + search, origin);
  return remotes.routes === before || again === undefined ? null : redirect(again);
}

/** Guards a visit from the declared data, before a byte of the remote is fetched, then loads the page. */
async function enter(
  key: string,
  request: LoaderFunctionArgs['request'],
  { remotes, session, identification, visit }: PortalRoutesOptions,
): Promise<EnteredPage | Response | null> {
  const { pathname, search, origin } = new URL(request.url);
  await identification.ensure();
  const { isLoggedIn, role } = session.current();
  // The login page leads on whoever is signed in, be it just now: this is what follows a login.
  if (isLoggedIn && isLoginPath(pathname)) return redirect(landingPath(role, search, origin));
  const decide = () => {
    const rules = byPath(remotes.routes).get(key);
    return rules && decideEntry(rules, session.current(), pathname + search);
  };
  const known = decide();
  const shown = visit.shown();
  const isAtHome = known?.kind === 'enter' && known.rule.remote === shown?.remote;
  // Into another remote, or away from a version that failed: what the registry says now counts.
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
      const entered: EnteredPage = { Page, title, access, remote, version: loaded.version };
      // Whoever went elsewhere meanwhile does not see it.
      if (!request.signal.aborted) visit.show({ ...entered, pathname, pageName: page });
      return entered;
    } catch (problem) {
      if (!request.signal.aborted) visit.forget();
      throw problem;
    }
  }
}
