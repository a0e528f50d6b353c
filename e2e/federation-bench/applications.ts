import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduction } from '../fixtures/production-portal';
import type { BenchScreen } from './screens';

/** One of the two things to compare, served by the portal's own server. */
export interface Application {
  readonly address: string;
  /** Whether a path is a file that the page of a screen needs. */
  readonly isOfPage: (screen: BenchScreen) => (path: string) => boolean;
  /** Whether the page asks for a path only because the server is the portal's. */
  readonly isAskedInVain: (path: string) => boolean;
  readonly stop: () => Promise<void>;
}

/** What production asks for between two calls. */
const GAP_MS = 500;

/**
 * Starts the portal, as `npm start` does.
 * @param dist folder of its builds, where they are not today's
 */
export async function startPortal(root: string, dist = path.join(root, 'dist')): Promise<Application> {
  return {
    ...(await start(root, dist)),
    isOfPage:
      ({ remote }) =>
      (file) =>
        file.startsWith(`/remotes/${remote}/`),
    isAskedInVain: () => false,
  };
}

/** What the build of the single application writes of itself (single-application/webpack.cjs). */
interface SingleDescription {
  readonly base: string;
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Starts the application without federation.
 * @param dist folder of its build
 */
export async function startSingleApplication(root: string, dist: string): Promise<Application> {
  const text = await readFile(path.join(dist, 'shell.json'), 'utf8');
  const { base, pages } = JSON.parse(text) as SingleDescription;
  return {
    ...(await start(root, dist)),
    isOfPage: ({ remote, page }) => {
      const files = pages[`${remote} ${page}`];
      if (files === undefined) throw new Error(`The single application has no page ${page} of ${remote}`);
      return (file) => files.some((each) => file === base + each);
    },
    // The page of a portal preloads its registry; one application has none.
    isAskedInVain: (file) => file === '/remotes.json',
  };
}

/** On a free port of the loopback, with a store of its own and the demo data. */
async function start(root: string, dist: string): Promise<Pick<Application, 'address' | 'stop'>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const portal = startProduction(root, {
    PORTAL_DIST: dist,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_CALL_GAP_MS: String(GAP_MS),
  });
  const interrupt = () => void portal.kill('SIGTERM');
  // A bench that is stopped stops its portals.
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const stop = async (): Promise<void> => {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await portal.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  const address = await portal.ready;
  if (address !== undefined) return { address, stop };
  await stop();
  throw new Error(`The portal did not start.\n${portal.said()}`);
}
