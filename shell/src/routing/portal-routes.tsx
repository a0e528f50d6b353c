import { lazyPage, type SessionStore } from '@portal/kit';
import { redirect, type LoaderFunctionArgs, type RouteObject } from '@portal/kit/shell';
import type { ReactNode } from 'react';
import { PageLoading } from '../layout/page-loading';
import { RouteFailure } from '../layout/route-failure';
import type { OwnedRoute, Remotes } from '../registry';
import type { Identification } from '../session/identification';
import { decideEntry, isLoginPath, landingPath } from './decide-entry';
import { RemotePage, type EnteredPage } from './remote-page';

export interface PortalRoutesOptions {
  readonly remotes: Pick<Remotes, 'routes' | 'loadPage' | 'crashed'>;
  readonly session: SessionStore;
  readonly identification: Pick<Identification, 'ensure'>;
  /** Header, menu and footer, around an outlet. */
  readonly layout: ReactNode;
}

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
 * The routes of the router, one per declared path. A page is loaded in a loader, never by `lazy`: a failed `lazy` leaves
 * a blank outlet for good, a failed loader shows the route's own card and can be tried again.
 */
export function portalRoutes(options: PortalRoutesOptions): RouteObject[] {
  const pages = [...byPath(options.remotes.routes).values()].map((rules): RouteObject => ({
    path: rules[0]?.path ?? '*',
    loader: ({ request }) => enter(rules, request, options),
    // A change of the query is the page's own affair; the same address again is a wish to try again.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    element: <RemotePage crashed={options.remotes.crashed} />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageLoading />,
  }));
  return [
    {
      element: options.layout,
      // The layout itself threw: nothing is left around the card.
      errorElement: (
        <main>
          <RouteFailure />
        </main>
      ),
      children: [...pages, { path: '*', element: <NotFoundPage /> }],
    },
  ];
}

/** Guards a visit from the declared data, before a byte of the remote is fetched, then loads the page. */
async function enter(
  rules: readonly OwnedRoute[],
  request: LoaderFunctionArgs['request'],
  { remotes, session, identification }: PortalRoutesOptions,
): Promise<EnteredPage | Response> {
  const { pathname, search, origin } = new URL(request.url);
  await identification.ensure();
  const { isLoggedIn, role } = session.current();
  // The login page leads on whoever is signed in, be it just now: this is what follows a login.
  if (isLoggedIn && isLoginPath(pathname)) return redirect(landingPath(role, search, origin));
  const entry = decideEntry(rules, session.current(), pathname + search);
  if (entry.kind !== 'enter') return redirect(entry.to);
  const { remote, page, title, access } = entry.rule;
  const loaded = await remotes.loadPage(remote, page);
  return { Page: loaded.page.default as EnteredPage['Page'], title, access, remote, version: loaded.version };
}
