import { spawn } from 'node:child_process';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../commands/install.mjs';

const ASKED_EVERY_MS = 200;
const serverFile = path.join(root, 'dist/server/main.mjs');

/**
 * The production server on the development builds. It can be restarted when its own code has changed.
 * @param {{ port: number, address: string, dist: string }} options port to listen on; public address; folder to serve
 */
export function openDevServer({ port, address, dist }) {
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  let ended = Promise.resolve();
  let isStopping = false;

  function start() {
    child = spawn(process.execPath, ['--enable-source-maps', serverFile], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: address,
        PORTAL_DIST: dist,
      },
      stdio: 'inherit',
      // Outside the terminal's process group: Ctrl-C reaches it only through us, so that it can close its store.
      detached: true,
    });
    const mine = child;
    ended = new Promise((resolve) => mine.on('close', resolve));
    return whenUp(mine);
  }

  /**
   * Resolves with whether it answers, as soon as it does or its process has ended.
   * @param {import('node:child_process').ChildProcess} started
   */
  async function whenUp(started) {
    while (started.exitCode === null && started.signalCode === null) {
      const status = await new Promise((resolve) => {
        const asked = get({ host: '127.0.0.1', port, path: '/healthz' }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', () => resolve(0));
      });
      if (status === 200) return true;
      await pause(ASKED_EVERY_MS);
    }
    return false;
  }

  return {
    /** @returns {Promise<boolean>} whether it serves */
    start,
    /** The store has one owner at a time: the old server must exit before the new one starts. */
    async restart() {
      child.kill('SIGTERM');
      await ended;
      return isStopping ? false : start();
    },
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
