import { homePath } from '@portal/domain/access';
import type { Session } from '@portal/kit';
import { ownPath } from './own-path';

/** What a remote declares of one of its paths: the part that decides who may enter. */
export interface EntryRule {
  readonly roles: readonly Session['role'][];
  readonly access: 'public' | 'signed-in';
}

/** What becomes of a visit: enter by one rule, or be sent elsewhere. */
export type Entry<R extends EntryRule> =
  | { readonly kind: 'enter'; readonly rule: R }
  | { readonly kind: 'redirect'; readonly to: string };

/** Signed in, but the profile (and so the role) has not arrived yet. */
export const isIdentifying = (session: Session): boolean => session.isLoggedIn && session.profileId === null;

/**
 * The route guard (specification, sections 2 and 6): who has no session is sent to /login and comes back to the wanted
 * page after it; who has one whose role is not allowed is sent to `/`.
 *
 * Call it once it is known who is signed in: until then everybody looks like a VISITOR.
 *
 * @param rules every rule declared for the visited path, whoever owns it
 * @param wanted path and query of the visit, kept for after the login
 */
export function decideEntry<R extends EntryRule>(
  rules: readonly R[],
  session: Session,
  wanted: string,
): Entry<R> {
  const rule = rules.find(({ roles }) => roles.includes(session.role));
  if (rule && (rule.access === 'public' || session.isLoggedIn)) return { kind: 'enter', rule };
  if (session.isLoggedIn) return { kind: 'redirect', to: '/' };
  if (rules.some(({ access }) => access === 'signed-in')) return { kind: 'redirect', to: loginPath(wanted) };
  return { kind: 'redirect', to: '/' };
}

/** Without case or trailing slash, as the router compares. */
export const isLoginPath = (pathname: string): boolean => /^\/login\/*$/i.test(pathname);

/** The login page, with the page to open after it. */
export const loginPath = (wanted: string): string =>
  `/login?${new URLSearchParams({ next: wanted }).toString()}`;

/**
 * Where a login leads: the page that was wanted, else the home of the role. Only a path of this very site is followed,
 * so that a forged link cannot send a freshly signed-in user elsewhere.
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
