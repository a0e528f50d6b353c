import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduction } from '../fixtures/production-portal';
import type { BenchScreen } from './screens';

/** One of the two applications compared, on the portal's own server. */
export interface Application {
  readonly address: string;
  readonly isOfPage: (screen: BenchScreen) => (path: string) => boolean;
  /** Whether the page requests a path only because the server is the portal's. */
  readonly isAskedInVain: (path: string) => boolean;
  readonly stop: () => Promise<void>;
}

/** The pace of production: milliseconds between two calls. */
const GAP_MS = 500;

/**
 * Starts the portal, as `npm start` does.
 * @param dist folder of the builds, by default that of the repository
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

/** The description that the build of the single application writes (single-application/webpack.cjs). */
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
    // The portal's page preloads its registry; the single application has none.
    isAskedInVain: (file) => file.startsWith('/remotes.json'),
  };
}

/** On a free port of the loopback interface, with its own store and the demo data. */
async function start(root: string, dist: string): Promise<Pick<Application, 'address' | 'stop'>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const portal = startProduction(root, {
    PORTAL_DIST: dist,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_CALL_GAP_MS: String(GAP_MS),
  });
  const interrupt = () => void portal.kill('SIGTERM');
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
