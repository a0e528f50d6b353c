import type { Session } from '@portal/kit';
import { useEffect, useState } from 'react';
import { loadProfile } from './profile-source';

interface Named {
  readonly email: string;
  readonly name: string;
}

/**
 * What to call who is signed in: first and last name once the profile has come, the e-mail until then. Asked as soon as
 * somebody is signed in, while the sign-in itself asks for the profile: both are one call.
 */
export function useProfileName({ isLoggedIn, email }: Session): string {
  const [named, setNamed] = useState<Named>();

  useEffect(() => {
    if (!isLoggedIn || !email) return undefined;
    const subscription = loadProfile(email).subscribe({
      next: (person) => {
        if (person) setNamed({ email, name: `${person.firstName} ${person.lastName}`.trim() });
      },
      // Decoration: without it the e-mail is shown.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [isLoggedIn, email]);

  if (!email) return '';
  return named?.email === email && named.name ? named.name : email;
}
