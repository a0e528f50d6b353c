import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

/** A first start installs and builds. */
const START_MS = 20 * 60_000;
const STOP_MS = 20_000;

/**
 * Starts a portal of its own: a free port of the loopback interface, demo data in a temporary folder.
 * @param {object} [options]
 * @param {string} [options.program] the Node that runs it
 * @param {string} [options.file] what is run, `npm start` by default
 * @param {string} [options.cwd] the workspace
 * @param {Readonly<Record<string, string>>} [options.settings] overrides and additions
 * @returns {Promise<{ address: string, stop: () => Promise<number | null> }>} `stop`: ends it as a service manager does,
 *   with its exit code; null when it had to be killed
 * @throws {Error} with its output, when it does not start
 */
export async function startOwnPortal({
  program = process.execPath,
  file = 'shared/build/commands/start.mjs',
  cwd = root,
  settings = {},
} = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'portal-own-'));
  const { npm_lifecycle_event: _launcher, ...env } = process.env;
  const child = spawn(program, [file], {
    cwd,
    env: { ...env, HOST: '127.0.0.1', PORT: '0', PORTAL_DEMO: '1', PORTAL_DATA_DIR: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    rmSync(data, { recursive: true, force: true });
    return code;
  });
  let said = '';
  const address = await new Promise((resolve, reject) => {
    const late = setTimeout(kill, START_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        const ready = /is ready: (\S+)/.exec(said)?.[1];
        if (ready === undefined) return;
        clearTimeout(late);
        resolve(ready);
      });
    void ended.then(() => reject(new Error(`The portal did not start.\n${said}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(kill, STOP_MS);
      const code = await ended;
      clearTimeout(late);
      return code;
    },
  };
}
