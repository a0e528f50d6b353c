import '@portal/ui/base';
import './styles/root.css';
import {
  createKit,
  createSafeStorage,
  installKit,
  type Kit,
  type PortalSettings,
  type SafeStorage,
} from '@portal/kit';
import { createBrowserRouter, readSettings, RouterProvider, takingOver } from '@portal/kit/shell';
import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { drawnPage, pressedEarly, type DrawnPage } from './first-paint/drawn-page';
import { askEarly } from './early-answers';
import { NOTHING_TO_ASK, purposesOf, type Consent } from './consent/consent';
import { ShellLayout } from './layout/shell-layout';
import { openRemotes } from './open-remotes';
import { watchRegistry } from './registry/registry-watch';
import type { Remotes } from './remotes/create-remotes';
import { createCurrentVisit, type CurrentVisit } from './routing/current-visit';
import { followRemotes, portalRoutes } from './routing/portal-routes';
import { afterFirstCall } from './session/after-first-call';
import { followSession, revokeKeyOnSignOut } from './session/follow-session';
import { createIdentification, loadProfile } from './session/identification';
import { createProblemLog, type ProblemLog } from './telemetry/problem-log';
import { createPortalKnowledge } from './telemetry/running-portal';
import { watchPage } from './telemetry/watch-page';

const SETTINGS_TIMEOUT_MS = 8000;

/** Has the card say that the portal could not start, and start again on a press (`start-watch.ts` of the host). */
const page = window as { portalStartFailed?: (again: () => void) => void };
const watch = watchPage(window);
const knowledge = createPortalKnowledge(window);
const element = document.getElementById('portail');
if (element) void start(screenOn(element));

interface PortalScreen {
  readonly drawn: DrawnPage | undefined;
  /** Remembers the present content, to press in the new content what was pressed in it (drawn-page.ts). */
  readonly pressed: () => () => () => void;
  /** Replaces the current content in one step. */
  show(tree: ReactNode): void;
  takeOver(tree: ReactNode): void;
}

function screenOn(place: HTMLElement): PortalScreen {
  let root: Root | undefined;
  return {
    drawn: drawnPage(place),
    // After the first render React handles clicks itself.
    pressed: () => (root ? () => () => undefined : pressedEarly(place)),
    show: (tree) => (root ??= createRoot(place, watch.rootOptions)).render(tree),
    takeOver: (tree) => void (root = hydrateRoot(place, tree, watch.rootOptions)),
  };
}

/** Reads settings and registry; then sets up the session, the routes and the page. */
async function start(screen: PortalScreen): Promise<void> {
  try {
    const storage = createSafeStorage();
    const opening = openKit(storage, screen.drawn);
    const [opened, remotes] = await Promise.all([opening, openRemotes({ storage, opening })]);
    await open(screen, openPortal(opened, remotes));
  } catch (problem) {
    reportError(problem);
    // A host of the release before has no such card.
    page.portalStartFailed?.(() => void start(screen));
  }
}

/** A server-rendered page stays visible until everything needed to hydrate or replace it is loaded. */
async function open(
  { drawn, pressed, show, takeOver }: PortalScreen,
  { router, visit }: Portal,
): Promise<void> {
  const tree = <RouterProvider router={router} />;
  if (!drawn) {
    show(
      <StrictMode>
        {tree}
        <Commit onCommit={pressed()} />
      </StrictMode>,
    );
    return;
  }
  await initialised(router);
  startTransition(() => {
    const isTaken = drawn.is(visit.shown());
    if (isTaken) drawn.take();
    const put = isTaken ? takeOver : show;
    put(
      <StrictMode>
        {tree}
        <Commit onCommit={isTaken ? () => drawn.taken : pressed()} />
      </StrictMode>,
    );
  });
}

/** Calls `onCommit` with the first commit, and what it returns once the effects of the page have run. */
function Commit({ onCommit }: { readonly onCommit: () => () => void }) {
  const afterwards = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    afterwards.current = onCommit();
  }, [onCommit]);
  useEffect(() => afterwards.current?.(), [onCommit]);
  return null;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the loaders of the first URL have finished, with or without errors. */
const initialised = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

interface Opened {
  readonly kit: Kit;
  readonly consent: Consent;
  readonly problems: ProblemLog;
  /** Public key of the portal's owner, who vouches for teams and releases. */
  readonly ownerKey: string | undefined;
}

async function openKit(storage: SafeStorage, drawn: DrawnPage | undefined): Promise<Opened> {
  const response = await askEarly('/config.json', { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = (await response.json()) as { readonly ownerKey?: string };
  const settings = readSettings(config);
  const consent = await openConsent(settings, storage);
  const problems = createProblemLog(settings.telemetrySample, knowledge.now);
  const made = createKit({ settings, serverDate: response.headers.get('date'), onProblem: problems.note });
  const kit = drawn ? takingOver(made, drawn) : made;
  installKit(kit);
  watch.passTo(kit.telemetry.report);
  return { kit, consent, problems, ownerKey: config.ownerKey };
}

/** Loads the consent code only if there is a consent to ask for or an affiliate to remember. */
async function openConsent(settings: PortalSettings, storage: SafeStorage): Promise<Consent> {
  const arrival = new URL(window.location.href);
  if (purposesOf(settings).length === 0 && !arrival.searchParams.has('agent')) return NOTHING_TO_ASK;
  const { askConsent } = await import('./consent/ask-consent');
  return askConsent({ settings, storage }, arrival, document);
}

/** State that persists across navigations. */
interface Portal {
  readonly router: Router;
  readonly visit: CurrentVisit;
}

function openPortal({ kit, consent, problems }: Opened, remotes: Remotes): Portal {
  const { session } = kit;
  const reportShell = (problem: unknown) => kit.telemetry.report(problem, { where: 'shell' });
  revokeKeyOnSignOut(kit);
  const identification = createIdentification(session, loadProfile);
  const visit = createCurrentVisit();
  // A restored session may open its pages at once; the server confirms the role afterwards.
  if (session.current().profileId !== null) {
    afterFirstCall(kit, visit, () => {
      identification.refresh().subscribe({
        error: (problem: unknown) => kit.telemetry.report(problem, { where: 'profile' }),
      });
    });
  }

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
        today={kit.serverTime()}
        consent={consent}
        problems={problems.noted}
      />
    ),
  };
  const router = createBrowserRouter(portalRoutes(routing));
  followRemotes(router, routing);
  let following: Promise<void> | undefined;
  const follow = () =>
    (following ??= import('./follow-server').then(
      ({ followServer }) => followServer(router, routing, kit, problems),
      (error: unknown) => {
        // Asked for again with the next news.
        following = undefined;
        reportShell(error);
      },
    ));
  // At once in a tab in use, where somebody signed in or went on to a second page, or whose visit is compared.
  const stop = router.subscribe(({ location }) => {
    const isFirst = location.key === 'default' && !session.current().isLoggedIn;
    if (isFirst && !Object.values(remotes.inspect().registry.remotes).some(({ canary }) => canary)) return;
    stop();
    void follow();
  });
  // In any other before the first news.
  watchRegistry(() => follow().then(remotes.refresh));
  knowledge.learn(remotes, visit, router);
  followSession(kit, router);
  if (consent.purposes.includes('analytics')) {
    import('./consent/follow-audience').then(
      ({ followAudience }) => followAudience(consent, kit.settings, router),
      reportShell,
    );
  }
  return { router, visit };
}
