import { execFileSync } from 'node:child_process';
import { makePostgres } from './start.mjs';

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
  const { server, folder, url, failure, clean } = await makePostgres({
    persistent: true,
    flags: ['fsync=on', 'synchronous_commit=on'],
  });
  let mainProcess;

  const start = async () => {
    let problem;
    for (let turn = 0; turn < START_TRIES; turn += 1) {
      try {
        await server.start();
        mainProcess = childrenOf(process.pid).find((pid) => isServer(pid, folder));
        return;
      } catch (caught) {
        // Processes of the killed server hold its shared memory for a moment.
        problem = caught;
        await pause();
      }
    }
    throw failure(problem);
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
    url,
    crash,
    start,
    stop: async () => {
      await crash();
      await clean();
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
