import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedCaller } from '../../fixtures/back-office-client';
import { startProduction } from '../../fixtures/production-portal';

const ADMIN = { PORTAL_ADMIN_EMAIL: 'admin@example.org', PORTAL_ADMIN_PASSWORD: 'Secret-Essai-42' };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Kills portals during their first start, while the database and its schema are created, each a little later than the
 * one before. The next start on the same folder must need no help.
 * @param stepMs increment of the delay, counted from the creation of the database's folder
 * @returns how many of the restarts served and let the first administrator sign in
 */
export async function firstBootKills(
  root: string,
  { entry, kills, stepMs }: { readonly entry: string; readonly kills: number; readonly stepMs: number },
): Promise<number> {
  let served = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-first-boot-'));
    const settings = { PORTAL_DATA_DIR: dataDir, PORTAL_DEMO: '0', ...ADMIN };
    const first = startProduction(root, settings, { entry });
    while (!existsSync(path.join(dataDir, 'database'))) await pause(5);
    await pause(turn * stepMs);
    await first.kill('SIGKILL');

    const second = startProduction(root, settings, { entry });
    try {
      const address = await second.ready;
      if (address === undefined) continue;
      await signedCaller(address, ADMIN.PORTAL_ADMIN_EMAIL, ADMIN.PORTAL_ADMIN_PASSWORD);
      served += 1;
    } finally {
      await second.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return served;
}
