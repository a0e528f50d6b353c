import { kit, useSession, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import { lazyPart } from './lazy-part';

/** Only this banner is lazy: when a session expires, the server has just answered. Offline, nothing could be loaded. */
const ExpiredBanner = lazyPart(() => import('./expired-banner').then((part) => part.ExpiredBanner));

export interface BannersProps {
  sessionExpired: Observable<Session>;
}

/** Messages about the whole portal, below the header: offline, session expired. */
export function Banners({ sessionExpired }: BannersProps) {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    // On the server: a reader of the rendered page was online.
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

/** The session ended by the server, until the next sign-in. */
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
