import { readingEnd, seesWhatRuns } from '@portal/domain/access';
import { creditMention } from '@portal/domain/format';
import { kit, useLocation, useNavigate, useSession, type Session } from '@portal/kit';
import { Outlet, useNavigation } from '@portal/kit/shell';
import { SkipLink } from '@portal/ui/skip-link';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { Consent } from '../consent/consent';
import type { Remotes } from '../remotes/create-remotes';
import type { CurrentVisit } from '../routing/current-visit';
import { useProfileName } from '../session/profile-name';
import type { NotedProblem } from '../telemetry/running-portal';
import { Banners } from './banners';
import { Footer } from './footer';
import { Header } from './header';
import { lazyPart } from './lazy-part';
import { QueueProgress } from './queue-progress';
import { RemoteNoticesPoint } from './remote-notices-point';
import { RouteAnnouncer } from './route-announcer';
import styles from './shell-layout.module.css';
import { SlowNotice } from './slow-notice';

const loadMenu = () => import('./shell-menu').then(({ ShellMenu }) => ShellMenu);

const ShellMenu = lazyPart(loadMenu);
const ConsentCenter = lazyPart(() => import('../consent/consent-center').then((part) => part.ConsentCenter));
const AboutDialog = lazyPart(() => import('../about/about-dialog').then((about) => about.AboutDialog));

/** Preloads the menu. A failure is ignored here: opening the menu tries again and reports it. */
const approachMenu = () => void loadMenu().catch(() => undefined);

export interface ShellLayoutProps {
  remotes: Remotes;
  visit: CurrentVisit;
  sessionExpired: Observable<Session>;
  today: Date;
  consent: Consent;
  /** Problems of this page, oldest first. */
  problems: readonly NotedProblem[];
}

/** The permanent frame: header, burger menu, banners, footer. The outlet inside belongs to remotes. */
export function ShellLayout({ remotes, visit, sessionExpired, today, consent, problems }: ShellLayoutProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const [isManagingCookies, setManagingCookies] = useState(false);
  const closeCookies = useCallback(() => setManagingCookies(false), []);
  const [isAboutOpen, setAboutOpen] = useState(false);
  const closeAbout = useCallback(() => setAboutOpen(false), []);
  const [openedAt, setOpenedAt] = useState<string>();
  const name = useProfileName(session, visit);
  const menuNow = () => remotes.menu;
  const entries = useSyncExternalStore(remotes.onChange, menuNow, menuNow);
  const closeMenu = useCallback(() => setOpenedAt(undefined), []);
  // The menu belongs to the page on which it was opened: any navigation closes it.
  const isMenuOpen = openedAt === pathname;
  const [isMenuHere, setMenuHere] = useState(false);
  const welcomeMenu = useCallback(() => setMenuHere(true), []);

  useEffect(() => {
    // Signed-in users need the menu; visitors may never open it.
    if (session.isLoggedIn) approachMenu();
  }, [session.isLoggedIn]);

  function signOut() {
    closeMenu();
    kit().session.close();
    void navigate('/');
  }

  return (
    <>
      <SkipLink to="contenu" />
      <ConsentCenter
        isNeeded={isManagingCookies || consent.agreed() === undefined}
        onFailure={closeCookies}
        consent={consent}
        isManaging={isManagingCookies}
        onManage={() => setManagingCookies(true)}
        onClose={closeCookies}
      />
      <Header
        entries={entries.filter(({ places }) => places.includes('header'))}
        name={name}
        menu={!isMenuOpen ? 'closed' : isMenuHere ? 'open' : 'coming'}
        onOpenMenu={() => setOpenedAt(pathname)}
        onCloseMenu={closeMenu}
        onApproachMenu={approachMenu}
      />
      <div className={styles.progress} data-active={isLoading || undefined} aria-hidden="true" />
      <Banners sessionExpired={sessionExpired} />
      <RemoteNoticesPoint remotes={remotes} visit={visit} />
      {/* One wait at a time is told, below what stays. */}
      {isLoading ? <SlowNotice /> : <QueueProgress />}
      <ShellMenu
        isNeeded={isMenuOpen}
        onFailure={closeMenu}
        onArrival={welcomeMenu}
        entries={entries.filter(({ places }) => places.includes('side'))}
        isOpen={isMenuOpen}
        name={name}
        onClose={closeMenu}
        onSignOut={signOut}
      />
      <main id="contenu" tabIndex={-1} className={styles.main} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer
        compact={session.isLoggedIn}
        mention={readingEnd(session.role) === 'files' ? undefined : creditMention(today)}
        onManageCookies={consent.purposes.length > 0 ? () => setManagingCookies(true) : undefined}
        onAbout={seesWhatRuns(session.role) ? () => setAboutOpen(true) : undefined}
      />
      <AboutDialog
        isNeeded={isAboutOpen}
        onFailure={closeAbout}
        remotes={remotes}
        problems={problems}
        isOpen={isAboutOpen}
        onClose={closeAbout}
      />
      <RouteAnnouncer />
    </>
  );
}
