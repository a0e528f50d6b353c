import type { Role } from '@portal/domain/access';
import { kit, useLocation, useNavigate, useSession, type Session } from '@portal/kit';
import { Outlet, useNavigation } from '@portal/kit/shell';
import { Banner } from '@portal/ui/banner';
import { SkipLink } from '@portal/ui/skip-link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { Consent } from '../consent/consent';
import { ConsentPoint } from '../consent/consent-point';
import type { MenuEntry } from '../registry';
import { useProfileName } from '../session/profile-name';
import { Footer } from './footer';
import { Header } from './header';
import { RouteAnnouncer } from './route-announcer';
import styles from './shell-layout.module.css';
import { ShellMenu } from './shell-menu';

export interface ShellLayoutProps {
  /** The menu entries of a role, in order. */
  menuOf: (role: Role) => readonly MenuEntry[];
  /** The session that the server just ended. */
  sessionExpired: Observable<Session>;
  today: Date;
  consent: Consent;
}

/** What stays while pages come and go: header, burger menu, banners, footer. The outlet between them is a remote's. */
export function ShellLayout({ menuOf, sessionExpired, today, consent }: ShellLayoutProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const hasExpired = useExpired(sessionExpired) && !session.isLoggedIn;
  const [isManagingCookies, setManagingCookies] = useState(false);
  const [openedAt, setOpenedAt] = useState<string>();
  const name = useProfileName(session);
  const entries = menuOf(session.role);
  // A menu belongs to the page that it was opened on: going elsewhere closes it, whatever led there.
  const isMenuOpen = openedAt === pathname;

  function signOut() {
    setOpenedAt(undefined);
    kit().session.close();
    void navigate('/');
  }

  return (
    <>
      <SkipLink to="contenu" />
      <ConsentPoint
        consent={consent}
        isManaging={isManagingCookies}
        onManage={() => setManagingCookies(true)}
        onClose={() => setManagingCookies(false)}
      />
      <Header
        entries={entries.filter(({ places }) => places.includes('header'))}
        name={name}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setOpenedAt(pathname)}
      />
      <div className={styles.progress} data-active={isLoading || undefined} aria-hidden="true" />
      {!isOnline && (
        <Banner about="offline">
          Vous êtes hors connexion. Vos saisies sont conservées ; l’envoi reprendra quand vous le demanderez.
        </Banner>
      )}
      {hasExpired && (
        <Banner about="session">Votre session a expiré. Reconnectez-vous pour continuer.</Banner>
      )}
      <ShellMenu
        entries={entries.filter(({ places }) => places.includes('side'))}
        isOpen={isMenuOpen}
        name={name}
        onClose={() => setOpenedAt(undefined)}
        onSignOut={signOut}
      />
      <main id="contenu" tabIndex={-1} className={styles.main} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer compact={session.isLoggedIn} today={today} onManageCookies={() => setManagingCookies(true)} />
      <RouteAnnouncer />
    </>
  );
}

/** Whether the server ended a session of this page: said until somebody signs in again. */
function useExpired(sessionExpired: Observable<Session>): boolean {
  const [hasExpired, setHasExpired] = useState(false);
  useEffect(() => {
    const subscription = sessionExpired.subscribe(() => setHasExpired(true));
    const reopened = kit().session.changes.subscribe(({ isLoggedIn }) => {
      if (isLoggedIn) setHasExpired(false);
    });
    return () => {
      subscription.unsubscribe();
      reopened.unsubscribe();
    };
  }, [sessionExpired]);
  return hasExpired;
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
