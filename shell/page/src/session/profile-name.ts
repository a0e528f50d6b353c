import { kit, type Session } from '@portal/kit';
import { useEffect, useState } from 'react';
import { Subscription } from 'rxjs';
import type { CurrentVisit } from '../routing/current-visit';
import { isIdentifying } from '../routing/decide-entry';
import { afterFirstCall } from './after-first-call';
import { loadProfile, onceOnline } from './identification';

interface Named {
  readonly email: string;
  readonly name: string;
}

/**
 * Display name of the user: first and last name, or the e-mail where the profile has none or does not come; undefined
 * until that is known. Shares the profile call of the sign-in, or for a restored session the call that confirms the role.
 */
export function useProfileName(
  { isLoggedIn, email }: Session,
  visit: Pick<CurrentVisit, 'shown'>,
): string | undefined {
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
            next: (person) =>
              setNamed({ email, name: person ? `${person.firstName} ${person.lastName}`.trim() : '' }),
            // Optional: the e-mail is shown instead.
            error: () => setNamed({ email, name: '' }),
          }),
      );
    };
    if (isSigningIn) ask();
    else asked.add(afterFirstCall(kit(), visit, ask));
    return () => asked.unsubscribe();
  }, [isLoggedIn, email, visit]);

  if (!email) return '';
  return named?.email === email ? named.name || email : undefined;
}
