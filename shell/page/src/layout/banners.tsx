import { kit, useSession, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import { lazyPart } from './lazy-part';

/** Without a connection nothing more can be downloaded; whose session ended has just heard of the server. */
const ExpiredBanner = lazyPart(() => import('./expired-banner').then((part) => part.ExpiredBanner));

export interface BannersProps {
  /** The session that the server just ended. */
  sessionExpired: Observable<Session>;
}

/** What concerns the whole portal, under the header: the connection is down, the session is over. */
export function Banners({ sessionExpired }: BannersProps) {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    // Who reads what the server drew had a connection for it.
    () => true,
  );
  const expired = useExpired(sessionExpired);
  const { isLoggedIn } = useSession();
  const ended = isLoggedIn ? undefined : expired;
  return (
    <>
      {!isOnline && (
        <Banner about="offline">
          Vous êtes hors connexion. Vos saisies sont conservées ; l’envoi reprendra quand vous le demanderez.
        </Banner>
      )}
      <ExpiredBanner isNeeded={ended !== undefined} expired={ended} />
    </>
  );
}

/** The session of this page that the server ended, until somebody signs in again. */
function useExpired(sessionExpired: Observable<Session>): Session | undefined {
  const [expired, setExpired] = useState<Session>();
  useEffect(() => {
    const subscription = sessionExpired.subscribe(setExpired);
    subscription.add(
      kit().session.changes.subscribe(({ isLoggedIn }) => {
        if (isLoggedIn) setExpired(undefined);
      }),
    );
    return () => subscription.unsubscribe();
  }, [sessionExpired]);
  return expired;
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
