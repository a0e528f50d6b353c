import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduction, type ProductionPortal } from '../../fixtures/production-portal';

/** A PostgreSQL that can be killed with all its processes and restarted. */
export interface MortalPostgres {
  readonly url: string;
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What is killed: a portal on its embedded store, a portal on a PostgreSQL, or the PostgreSQL of a portal. */
type Victim = 'embedded' | 'postgres' | 'postgres-server';

const SECRET = 'a secret of the kill check, long enough for it';

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

export interface KillOptions {
  readonly root: string;
  /** The built server. */
  readonly entry: string;
  readonly kills: number;
  readonly victim: Victim;
  /** Called only when a PostgreSQL is needed. */
  readonly startPostgres: () => Promise<MortalPostgres>;
}

/** A portal with its data, and how it is killed and restarted. */
export async function killScene({ root, entry, victim, startPostgres }: KillOptions) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-kills-'));
  const server = victim === 'embedded' ? undefined : await startPostgres();
  let portal: ProductionPortal | undefined;
  let address = '';
  let port = '0';

  /** @returns its address, which stays the same */
  const open = async (): Promise<string> => {
    const settings = {
      PORT: port,
      PORTAL_DATA_DIR: dataDir,
      PORTAL_DEMO: '1',
      PORTAL_SECRET: SECRET,
      // One applicant does all the writing, which the limit would stop.
      ATTEMPT_LIMITS: 'creation=100000/3600',
      MAX_PROJECTS: '100000',
      ...(server && { DATABASE_URL: server.url }),
    };
    portal = startProduction(root, settings, { entry });
    const found = await portal.ready;
    if (found === undefined) throw new Error(`the portal did not start: ${portal.said()}`);
    address = found;
    port = new URL(found).port;
    return address;
  };
  return {
    data: { dataDir, secret: SECRET, ...(server && { databaseUrl: server.url }) },
    open,
    kill: async () => {
      await (victim === 'postgres-server' ? server?.crash() : portal?.kill('SIGKILL'));
    },
    /** Restarts what was killed. @returns milliseconds until the portal served again */
    recover: async () => {
      if (victim === 'postgres-server') await server?.start();
      const started = performance.now();
      if (victim !== 'postgres-server') await open();
      // A portal whose database was killed keeps running and must recover by itself.
      while (!(await isReady(address))) {
        const ended = await Promise.race([portal?.ended.then(() => true), pause().then(() => false)]);
        if (ended === true) throw new Error(`the portal ended with its database: ${portal?.said() ?? ''}`);
      }
      return performance.now() - started;
    },
    /** Stops the portal as an operator does; the data remain. */
    stop: async () => {
      await portal?.kill('SIGTERM');
    },
    remove: async () => {
      await portal?.kill('SIGKILL');
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
