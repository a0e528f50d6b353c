import '@portal/ui/base';
import './styles/root.css';
import {
  CONTRACT,
  createKit,
  createSafeStorage,
  installKit,
  type Kit,
  type PortalSettings,
  type SafeStorage,
} from '@portal/kit';
import { createBrowserRouter, readSettings, RouterProvider } from '@portal/kit/shell';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { NOTHING_TO_ASK, type Consent } from './consent/consent';
import { ShellLayout } from './layout/shell-layout';
import { StartFailure } from './layout/start-failure';
import { openRemotes, runningShell, type Remotes } from './registry';
import { createCurrentVisit } from './routing/current-visit';
import { followRemotes, portalRoutes } from './routing/portal-routes';
import { afterFirstCall } from './session/after-first-call';
import { revokeKeyOnSignOut } from './session/farewell';
import { followSession } from './session/follow-session';
import { createIdentification } from './session/identification';
import { loadProfile } from './session/profile-source';
import { createProblemLog, type ProblemLog } from './telemetry/problem-log';
import { createPortalKnowledge } from './telemetry/running-portal';
import { watchPage } from './telemetry/watch-page';

const SETTINGS_TIMEOUT_MS = 8000;

const watch = watchPage(window);
const knowledge = createPortalKnowledge(window);
const element = document.getElementById('portail');
if (element) void start(createRoot(element, watch.rootOptions));

/** Settings and registry in one round trip; then the session, the routes and the page. */
async function start(root: Root): Promise<void> {
  try {
    const storage = createSafeStorage();
    const opening = openKit(storage);
    const [opened, remotes] = await Promise.all([
      opening,
      openRemotes({ shell: runningShell(CONTRACT), storage, kit: opening.then(({ kit }) => kit) }),
    ]);
    root.render(<StrictMode>{openPortal(opened, remotes)}</StrictMode>);
  } catch (problem) {
    reportError(problem);
    root.render(<StartFailure onRetry={() => start(root)} />);
  }
}

/** What the page is made of before any remote is known. */
interface Opened {
  readonly kit: Kit;
  readonly consent: Consent;
  readonly problems: ProblemLog;
}

async function openKit(storage: SafeStorage): Promise<Opened> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const settings = readSettings(await response.json());
  const consent = await openConsent(settings, storage);
  const problems = createProblemLog(settings.telemetrySample, knowledge.now);
  const kit = createKit({ settings, serverDate: response.headers.get('date'), onProblem: problems.note });
  installKit(kit);
  watch.passTo(kit.telemetry.report);
  return { kit, consent, problems };
}

/** Downloads what asks for a consent, or remembers an affiliate, only where there is one to ask for or to remember. */
async function openConsent(settings: PortalSettings, storage: SafeStorage): Promise<Consent> {
  const arrival = new URL(window.location.href);
  const asks = settings.affiliationCookie === 'consent' || settings.analyticsId !== null;
  if (!asks && !arrival.searchParams.has('agent')) return NOTHING_TO_ASK;
  const { askConsent } = await import('./consent/ask-consent');
  return askConsent({ settings, storage }, arrival, document);
}

function openPortal({ kit, consent, problems }: Opened, remotes: Remotes) {
  const { session } = kit;
  revokeKeyOnSignOut(kit);
  const identification = createIdentification(session, loadProfile);
  // A session that the browser kept opens its pages at once; the server has the last word on the role.
  if (session.current().profileId !== null) {
    afterFirstCall(kit, () => {
      identification.refresh().subscribe({
        error: (problem: unknown) => kit.telemetry.report(problem, { where: 'profile' }),
      });
    });
  }

  const visit = createCurrentVisit();
  const routing = {
    remotes,
    session,
    identification,
    visit,
    layout: (
      <ShellLayout
        remotes={remotes}
        visit={visit}
        sessionExpired={kit.sessionExpired}
        today={new Date()}
        consent={consent}
        problems={problems.noted}
      />
    ),
  };
  const router = createBrowserRouter(portalRoutes(routing));
  followRemotes(router, routing);
  knowledge.learn(remotes, visit, router);
  followSession(kit, router);
  if (consent.purposes.includes('analytics')) {
    import('./consent/follow-audience').then(
      ({ followAudience }) => followAudience(consent, kit.settings, router),
      (problem: unknown) => kit.telemetry.report(problem, { where: 'shell' }),
    );
  }
  return <RouterProvider router={router} />;
}
