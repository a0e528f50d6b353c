import { kit, type Session } from '@portal/kit';
import { useEffect, useState } from 'react';
import { Subscription } from 'rxjs';
import type { CurrentVisit } from '../routing/current-visit';
import { isIdentifying } from '../routing/decide-entry';
import { afterFirstCall } from './after-first-call';
import { onceOnline } from './once-online';
import { loadProfile } from './profile-source';

interface Named {
  readonly email: string;
  readonly name: string;
}

/**
 * What to call who is signed in: first and last name once the profile has come, the e-mail until then. Asked as soon as
 * somebody signs in, while the sign-in itself asks for the profile, and behind the page of a session that the browser kept,
 * while its role is confirmed: one call in both cases.
 */
export function useProfileName({ isLoggedIn, email }: Session, visit: Pick<CurrentVisit, 'shown'>): string {
  const [named, setNamed] = useState<Named>();

  useEffect(() => {
    if (!isLoggedIn || !email) return undefined;
    const asked = new Subscription();
    const isSigningIn = isIdentifying(kit().session.current());
    const ask = () => {
      asked.add(
        loadProfile(email, isSigningIn ? 'visible' : 'deferred')
          .pipe(onceOnline())
          .subscribe({
            next: (person) => {
              if (person) setNamed({ email, name: `${person.firstName} ${person.lastName}`.trim() });
            },
            // Decoration: without it the e-mail is shown.
            error: () => undefined,
          }),
      );
    };
    if (isSigningIn) ask();
    else asked.add(afterFirstCall(kit(), visit, ask));
    return () => asked.unsubscribe();
  }, [isLoggedIn, email, visit]);

  if (!email) return '';
  return named?.email === email && named.name ? named.name : email;
}
