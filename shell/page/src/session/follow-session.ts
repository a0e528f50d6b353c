import type { Kit, Session } from '@portal/kit';
import type { createBrowserRouter } from '@portal/kit/shell';
import { defer, distinctUntilChanged, map, skip, startWith, switchMap, type Subscription } from 'rxjs';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

const whoIsThere = ({ isLoggedIn, email, role, profileId }: Session): string =>
  JSON.stringify([isLoggedIn, email, role, profileId]);

/** Runs the route guard when the session changes, in any tab: it redirects after a login or a logout. */
export function followSession({ session }: Pick<Kit, 'session'>, router: Router): Subscription {
  return session.changes
    .pipe(startWith(session.current()), map(whoIsThere), distinctUntilChanged(), skip(1))
    .subscribe(() => void router.revalidate());
}

/** Revokes the key on sign-out. Best effort: nobody waits for it, and a key that was not revoked expires on its own. */
export function revokeKeyOnSignOut({
  http,
  onClose,
  settings,
}: Pick<Kit, 'http' | 'onClose' | 'settings'>): void {
  onClose((signedByLeaver) =>
    defer(() => import('@portal/api')).pipe(
      switchMap(({ createApi }) => createApi({ ...http, signed: signedByLeaver }, settings).auth.logout()),
    ),
  );
}
