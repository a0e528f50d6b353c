import { kit, useLocation, useSession, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';
import { lazyPart } from './lazy-part';
import { useIsOnline } from './use-is-online';

/** Only this banner is lazy: when a session expires, the server has just answered. Offline, nothing could be loaded. */
const ExpiredBanner = lazyPart(() => import('./expired-banner').then((part) => part.ExpiredBanner));

export interface BannersProps {
  sessionExpired: Observable<Session>;
}

/** Messages about the whole portal, below the header: offline, session expired. */
export function Banners({ sessionExpired }: BannersProps) {
  const isOnline = useIsOnline();
  const hasTyped = useHasTyped();
  const expired = useExpired(sessionExpired);
  const { isLoggedIn } = useSession();
  const ended = isLoggedIn ? undefined : expired;
  return (
    <>
      {!isOnline && (
        <Banner about="offline">
          Vous êtes hors connexion.
          {hasTyped && ' Vos saisies sont conservées\u202F; l’envoi reprendra quand vous le demanderez.'}
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

/** Whether something was typed into a form of this page. */
function useHasTyped(): boolean {
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState<string>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form')) setTypedAt(pathname);
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
  return typedAt === pathname;
}
