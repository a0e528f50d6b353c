import { api } from '@portal/api';
import type { Session } from '@portal/kit';
import { useEffect, useState } from 'react';

interface Named {
  readonly email: string;
  readonly name: string;
}

/**
 * What to call who is signed in: first and last name once the profile has come (the call that the sign-in makes anyway,
 * shared), the e-mail until then.
 */
export function useProfileName({ isLoggedIn, profileId, email }: Session): string {
  const [named, setNamed] = useState<Named>();

  useEffect(() => {
    if (!isLoggedIn || profileId === null || !email) return undefined;
    const subscription = api()
      .people.profile(email)
      .subscribe({
        next: (person) => {
          if (person) setNamed({ email, name: `${person.firstName} ${person.lastName}`.trim() });
        },
        // Decoration: without it the e-mail is shown.
        error: () => undefined,
      });
    return () => subscription.unsubscribe();
  }, [isLoggedIn, profileId, email]);

  if (!email) return '';
  return named?.email === email && named.name ? named.name : email;
}
