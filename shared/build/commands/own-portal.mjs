import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './install.mjs';

/**
 * Builds and starts a separate portal: a free port of the loopback interface, demo data in a temporary folder.
 * @param {Readonly<Record<string, string>>} settings overrides and additions
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
