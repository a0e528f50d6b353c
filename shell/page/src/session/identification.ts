import type { Person } from '@portal/domain/person';
import type { Priority, SessionStore } from '@portal/kit';
import { defer, EMPTY, finalize, firstValueFrom, type Observable, share, tap } from 'rxjs';
import { isIdentifying } from '../routing/decide-entry';
import { onceOnline } from './once-online';

export interface Identification {
  /**
   * Resolves once it is known who is signed in, loading the profile when nobody has yet; at once when nobody is.
   * Rejects when the profile cannot be read: calling again tries again.
   */
  readonly ensure: () => Promise<void>;
  /**
   * Reads the profile anew behind a session that the browser kept, and behind what its page waits for: the role is the
   * server's, never what it remembers. Without a network it waits for one, and asks nothing once nobody is signed in.
   */
  readonly refresh: () => Observable<unknown>;
}

/** Who is signed in: the first item of the user search by e-mail (specification, section 4, Session). */
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
        // The account is gone: the session that it opened is worth nothing.
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
