import type { Kit, Session } from '@portal/kit';
import type { createBrowserRouter } from '@portal/kit/shell';
import { distinctUntilChanged, map, skip, startWith, type Subscription } from 'rxjs';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

const whoIsThere = ({ isLoggedIn, email, role, profileId }: Session): string =>
  JSON.stringify([isLoggedIn, email, role, profileId]);

/**
 * Asks the guard again whenever who is signed in changes, in this tab or another: after a login the login page leads
 * on, after a logout a protected page leads to the login.
 */
export function followSession({ session }: Pick<Kit, 'session'>, router: Router): Subscription {
  return session.changes
    .pipe(startWith(session.current()), map(whoIsThere), distinctUntilChanged(), skip(1))
    .subscribe(() => void router.revalidate());
}
