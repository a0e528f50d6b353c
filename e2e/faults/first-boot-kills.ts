import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedCaller } from '../fixtures/back-office-client';
import {
  startProduction,
  type ProductionOptions,
  type ProductionPortal,
} from '../fixtures/production-portal';

const ADMIN = { PORTAL_ADMIN_EMAIL: 'admin@example.org', PORTAL_ADMIN_PASSWORD: 'Secret-Essai-42' };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface FirstBootReport {
  readonly kills: number;
  /** How many of the restarts served and let the first administrator sign in. */
  readonly served: number;
  readonly slowestStartMs: number;
}

/**
 * Kills portals during their first start, while the database and its schema are created, each a little later than the
 * one before. The next start on the same folder must need no help.
 * @param stepMs increment of the delay, counted from the creation of the database's folder
 */
export async function firstBootKills(
  root: string,
  kills: number,
  stepMs: number,
  options: ProductionOptions = {},
): Promise<FirstBootReport> {
  let served = 0;
  let slowestStartMs = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-first-boot-'));
    const settings = { PORTAL_DATA_DIR: dataDir, PORTAL_DEMO: '0', ...ADMIN };
    const portals: ProductionPortal[] = [];
    const start = (): ProductionPortal => {
      const portal = startProduction(root, settings, options);
      portals.push(portal);
      return portal;
    };
    try {
      const first = start();
      while (!existsSync(path.join(dataDir, 'database'))) await pause(5);
      await pause(turn * stepMs);
      await first.kill('SIGKILL');

      const started = performance.now();
      const second = start();
      const address = await second.ready;
      slowestStartMs = Math.max(slowestStartMs, performance.now() - started);
      if (address !== undefined) {
        await signedCaller(address, ADMIN.PORTAL_ADMIN_EMAIL, ADMIN.PORTAL_ADMIN_PASSWORD);
        served += 1;
      }
    } finally {
      for (const portal of portals) await portal.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return { kills, served, slowestStartMs: Math.round(slowestStartMs) };
}
