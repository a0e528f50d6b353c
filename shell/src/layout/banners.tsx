import { kit, Link, useLocation, useSession, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { TextLink } from '@portal/ui/text-link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import { isLoginPath, loginPath } from '../routing/decide-entry';

export interface BannersProps {
  /** The session that the server just ended. */
  sessionExpired: Observable<Session>;
}

/** What concerns the whole portal, under the header: the connection is down, the session is over. */
export function Banners({ sessionExpired }: BannersProps) {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const expired = useExpired(sessionExpired);
  const { isLoggedIn } = useSession();
  return (
    <>
      {!isOnline && (
        <Banner about="offline">
          Vous êtes hors connexion. Vos saisies sont conservées ; l’envoi reprendra quand vous le demanderez.
        </Banner>
      )}
      {expired && !isLoggedIn && <ExpiredBanner hasDraft={kit().drafts.isKeptFor(expired.email)} />}
    </>
  );
}

function ExpiredBanner({ hasDraft }: { hasDraft: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Banner
      about="session"
      action={
        // The guard may have led there already, and knows where to go back to.
        !isLoginPath(pathname) && (
          <TextLink as={Link} to={loginPath(pathname + search)}>
            Se reconnecter
          </TextLink>
        )
      }
    >
      {hasDraft
        ? 'Votre session a expiré. Reconnectez-vous pour continuer\u202F; votre brouillon est conservé.'
        : 'Votre session a expiré. Reconnectez-vous pour continuer.'}
    </Banner>
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
