import '@portal/ui/base';
import './styles/root.css';
import { CONTRACT, createKit, createSafeStorage, installKit, type Kit } from '@portal/kit';
import { createBrowserRouter, readSettings, RouterProvider } from '@portal/kit/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberAffiliate } from './consent/remember-affiliate';
import { ShellLayout } from './layout/shell-layout';
import { StartFailure } from './layout/start-failure';
import { openRemotes, runningShell, type Remotes } from './registry';
import { portalRoutes } from './routing/portal-routes';
import { revokeKeyOnSignOut } from './session/farewell';
import { followSession } from './session/follow-session';
import { createIdentification } from './session/identification';
import { loadProfile } from './session/profile-source';

const SETTINGS_TIMEOUT_MS = 8000;

const element = document.getElementById('portail');
if (element) void start(element);

/** Settings and registry in one round trip; then the session, the routes and the page. */
async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  try {
    const storage = createSafeStorage();
    // What goes wrong with the registry is known before there is a kit to report it to.
    const early: [unknown, Record<string, string>][] = [];
    const [kit, remotes] = await Promise.all([
      openKit(),
      openRemotes({
        shell: runningShell(CONTRACT),
        memory: { get: (key) => storage.read(key), set: (key, value) => storage.write(key, value) },
        report: (problem, context) => early.push([problem, context]),
      }),
    ]);
    for (const [problem, context] of early) kit.telemetry.report(problem, context);
    root.render(<StrictMode>{openPortal(kit, remotes)}</StrictMode>);
  } catch (problem) {
    reportError(problem);
    root.render(<StartFailure />);
  }
}

async function openKit(): Promise<Kit> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const kit = createKit({
    settings: readSettings(await response.json()),
    serverDate: response.headers.get('date'),
    onProblem: ({ name, message, context }) => {
      // The console of the person who looks for the cause; beacons come with the collecting endpoint.
      // eslint-disable-next-line no-console -- the one place of the browser code that prints
      console.warn(`${name}: ${message}`, context);
    },
  });
  installKit(kit);
  return kit;
}

function openPortal(kit: Kit, remotes: Remotes) {
  const { session } = kit;
  revokeKeyOnSignOut(kit);
  rememberAffiliate(window.location, kit.settings, document);
  const identification = createIdentification(session, loadProfile);
  // A session that the browser kept opens its pages at once; the server has the last word on the role.
  if (session.current().profileId !== null) {
    identification.refresh().subscribe({
      error: (problem: unknown) => kit.telemetry.report(problem, { where: 'profile' }),
    });
  }

  const router = createBrowserRouter(
    portalRoutes({
      remotes,
      session,
      identification,
      layout: (
        <ShellLayout
          menuOf={(role) => remotes.menu(role)}
          sessionExpired={kit.sessionExpired}
          today={new Date()}
        />
      ),
    }),
  );
  followSession(kit, router);
  return <RouterProvider router={router} />;
}
