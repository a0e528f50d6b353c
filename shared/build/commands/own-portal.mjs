import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './install.mjs';
import { watchProcess } from '../nodes/watched-process.mjs';

const START_MS = 120_000;
const STOP_MS = 20_000;

/**
 * Builds and starts a separate portal: a free port of the loopback interface, demo data in a temporary folder.
 * @param {Readonly<Record<string, string>>} settings overrides and additions
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startOwnPortal(settings = {}) {
  const { server } = await build();
  const data = mkdtempSync(path.join(tmpdir(), 'portal-media-'));
  const { PATH = '', HOME = '' } = process.env;
  const portal = watchProcess(process.execPath, [server], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', PORTAL_DEMO: '1', PORTAL_DATA_DIR: data, ...settings },
  });
  const { address } = await portal.ready(START_MS).catch((problem) => {
    portal.end();
    throw new Error(`${problem.message}\n${portal.said()}`);
  });
  return {
    address,
    async stop() {
      await portal.stop(STOP_MS);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
