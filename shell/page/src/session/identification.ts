import type { Person } from '@portal/domain/person';
import { isApiError, type Priority, type SessionStore } from '@portal/kit';
import {
  defer,
  EMPTY,
  finalize,
  firstValueFrom,
  fromEvent,
  type MonoTypeOperatorFunction,
  type Observable,
  retry,
  share,
  switchMap,
  tap,
  throwError,
} from 'rxjs';
import { isIdentifying } from '../routing/decide-entry';
import { isOnline } from '../remotes/connection';

/** Retries once online after a failure while offline. For the shell's own calls, which no user would retry. */
export const onceOnline = <T>(): MonoTypeOperatorFunction<T> =>
  retry({
    delay: (problem: unknown) =>
      isApiError(problem) && problem.status === 0 && !isOnline()
        ? fromEvent(window, 'online')
        : throwError(() => problem),
  });

/** The profile for an e-mail. The API code is loaded at the first sign-in: a visitor's first page does not need it. */
export const loadProfile = (email: string, priority?: Priority): Observable<Person | undefined> =>
  defer(() => import('@portal/api')).pipe(switchMap(({ api }) => api().people.profile(email, priority)));

export interface Identification {
  /**
   * Resolves once the user is known, loading the profile if necessary; immediately when nobody is signed in. Rejects
   * when the profile cannot be read: another call tries again.
   */
  readonly ensure: () => Promise<void>;
  /**
   * Reloads the profile of a restored session, after the calls of its page: the server decides the role, not the
   * stored session. Waits while offline, and does nothing if the user signed out meanwhile.
   */
  readonly refresh: () => Observable<unknown>;
}

/** The user's profile: the first result of the user search by e-mail (specification, section 4, Session). */
export function createIdentification(
  session: SessionStore,
  profileOf: (email: string, priority?: Priority) => Observable<Person | undefined>,
): Identification {
  let underway: { readonly email: string; readonly profile: Observable<unknown> } | undefined;

  function load(priority?: Priority): Observable<unknown> {
    const { email } = session.current();
    if (underway && underway.email === email) return underway.profile;
    const wanted = email ?? '';
    const profile = profileOf(wanted, priority).pipe(
      tap((person) => {
        if (session.current().email !== wanted) return;
        if (person)
          session.identify({ profileId: person.id, customer: person.agencyId, roleIds: person.roleIds });
        // The account no longer exists, so the session is useless.
        else session.close();
      }),
      finalize(() => {
        underway = undefined;
      }),
      share(),
    );
    underway = { email: wanted, profile };
    return profile;
  }

  return {
    async ensure() {
      if (isIdentifying(session.current())) await firstValueFrom(load(), { defaultValue: undefined });
    },
    refresh: () => defer(() => (session.current().isLoggedIn ? load('deferred') : EMPTY)).pipe(onceOnline()),
  };
}
