import { kit, Link, useLocation, useSession, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { TextLink } from '@portal/ui/text-link';
import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';
import { isLoginPath, loginPath } from '../routing/decide-entry';
import { hasDraft } from './has-draft';
import { useIsOnline } from './use-is-online';

export interface BannersProps {
  sessionExpired: Observable<Session>;
}

/** Messages about the whole portal, below the header: offline, session expired. */
export function Banners({ sessionExpired }: BannersProps) {
  const isOnline = useIsOnline();
  const hasTyped = useHasTyped();
  const expired = useExpired(sessionExpired);
  const { isLoggedIn } = useSession();
  return (
    <>
      {!isOnline && (
        <Banner about="offline">
          Vous êtes hors connexion.
          {hasTyped && ' Vos saisies sont conservées\u202F; l’envoi reprendra quand vous le demanderez.'}
        </Banner>
      )}
      {expired && !isLoggedIn && <ExpiredBanner expired={expired} />}
    </>
  );
}

/** Tells the user how to continue, and what happened to unsent input. */
function ExpiredBanner({ expired }: { expired: Session }) {
  const { pathname, search } = useLocation();
  return (
    <Banner
      about="session"
      action={
        // On the login page the route guard has already stored where to return.
        !isLoginPath(pathname) && (
          <TextLink as={Link} to={loginPath(pathname + search)}>
            Se reconnecter
          </TextLink>
        )
      }
    >
      {hasDraft(expired.email)
        ? 'Votre session a expiré. Reconnectez-vous pour continuer\u202F; votre brouillon est conservé.'
        : 'Votre session a expiré. Reconnectez-vous pour continuer.'}
    </Banner>
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
