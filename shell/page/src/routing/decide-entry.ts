import { homePath } from '@portal/domain/access';
import type { Session } from '@portal/kit';
import { pathKey } from '@portal/registry/path-pattern';
import type { ClosedRoute } from '@portal/registry/navigation';

/** The part of a remote's route that decides access. */
export interface EntryRule {
  readonly roles: readonly Session['role'][];
  readonly access: 'public' | 'signed-in';
}

export type Entry<R extends EntryRule> =
  | { readonly kind: 'enter'; readonly rule: R }
  | { readonly kind: 'redirect'; readonly to: string };

/** Signed in, but the profile with the role is not loaded yet. */
export const isIdentifying = (session: Session): boolean => session.isLoggedIn && session.profileId === null;

/**
 * The route guard (specification, sections 2 and 6): without a session, redirects to /login and back to the wanted
 * page afterwards; with a role that is not allowed, redirects to `/`.
 *
 * Call it only once the user is known: until then everybody looks like a VISITOR.
 *
 * @param rules every rule declared for the path, by any remote; that of a remote which is not in the registry of this
 *   user lets nobody in
 * @param wanted path and query of the visit, to return to after the login
 */
export function decideEntry<R extends EntryRule>(
  rules: readonly (R | ClosedRoute)[],
  session: Session,
  wanted: string,
): Entry<R> {
  const rule = rules.find((each): each is R => each.roles.includes(session.role));
  if (rule && (rule.access === 'public' || session.isLoggedIn)) return { kind: 'enter', rule };
  if (session.isLoggedIn) return { kind: 'redirect', to: '/' };
  if (rules.some(({ access }) => access === 'signed-in')) return { kind: 'redirect', to: loginPath(wanted) };
  return { kind: 'redirect', to: '/' };
}

export const isLoginPath = (pathname: string): boolean => pathKey(pathname) === '/login';

export const loginPath = (wanted: string): string =>
  `/login?${new URLSearchParams({ next: wanted }).toString()}`;

/**
 * Where to go after login: the wanted page, else the home page of the role. Security: only a path of this site is
 * followed, so that a forged link cannot redirect a newly signed-in user elsewhere.
 *
 * @param search query of the login page, with its question mark
 * @param origin origin of this site
 */
export function landingPath(role: Session['role'], search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('next');
  const path = wanted === null ? undefined : ownPath(wanted, origin);
  const isElsewhere = path === undefined || isLoginPath(new URL(path, origin).pathname);
  return isElsewhere || path === '/' ? homePath(role) : path;
}

/**
 * Resolves an untrusted URL to a path and query of this site; undefined when it leads elsewhere. The result is checked
 * too: `/.//h` is a path of this site, but normalises to `//h`, the address of another host.
 *
 * @param address as received, such as the `next` of a link
 * @param origin of this site
 */
export function ownPath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: reached, pathname, search } = new URL(address, origin);
  const path = pathname + search;
  // A second slash, or an equivalent character, starts a host name.
  if (reached !== origin || !/^\/(?![/\\])/.test(path)) return undefined;
  return new URL(path, origin).origin === origin ? path : undefined;
}
