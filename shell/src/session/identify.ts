import type { Api } from '@portal/api';
import type { SessionStore } from '@portal/kit';
import { catchError, distinctUntilChanged, EMPTY, filter, map, startWith, switchMap, type Subscription } from 'rxjs';

/**
 * Loads the profile of whoever signs in, here or in another tab, and whoever comes back with a session the browser
 * kept: the role is always the server's, never what the browser remembers (specification, section 4, Session).
 *
 * @param onFailure told when the profile could not be read; a kept session then goes on with what it remembers
 * @returns the subscription to end it
 */
export function identifyWhoSignsIn(
  session: SessionStore,
  people: Api['people'],
  onFailure: (problem: unknown) => void,
): Subscription {
  return session.changes
    .pipe(
      startWith(session.current()),
      map(({ isLoggedIn, email, token }) => (isLoggedIn && token ? email : null)),
      distinctUntilChanged(),
      filter((email) => email !== null),
      switchMap((email) =>
        people.byEmail(email).pipe(
          catchError((problem: unknown) => {
            onFailure(problem);
            return EMPTY;
          }),
        ),
      ),
    )
    .subscribe({
      next: (person) => {
        if (!person) {
          // The account is gone: the session it opened is worth nothing.
          session.close();
          return;
        }
        session.identify({ profileId: person.id, customer: person.agencyId, roleIds: person.roleIds });
      },
    });
}
