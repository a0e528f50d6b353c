import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './install.mjs';

/**
 * Builds and starts a portal of one's own: a free port of the loopback, demo data in a folder that goes with it.
 * @param {Readonly<Record<string, string>>} settings instead of these, or beside them
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startOwnPortal(settings = {}) {
  const { server } = await build();
  const data = mkdtempSync(path.join(tmpdir(), 'portal-media-'));
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      PORTAL_DATA_DIR: data,
      PORTAL_DEMO: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const ready = /is ready: (\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    ended.then(() => reject(new Error('The portal ended instead of starting.')));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
