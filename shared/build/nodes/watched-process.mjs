import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const running = new Set();

// The children are in process groups of their own: Ctrl-C reaches only this process.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const each of running) each.end();
    process.exit(1);
  });

/**
 * Starts a program that prints an address, and watches its output. It leads a process group of its own, so that all of
 * its children can be killed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string>, uid?: number | undefined, onLine?: (line: string) => void }} options
 */
export function watchProcess(command, args, { cwd, env, uid, onLine }) {
  const started = Date.now();
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let said = '';
  let last = started;
  let silence = 0;
  let isReady = false;
  const heard = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    if (onLine) createInterface({ input: stream }).on('line', onLine);
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
      // Once it serves, silence is normal.
      if (!isReady) silence = Math.max(silence, Date.now() - last);
      last = Date.now();
      isReady ||= /is ready: \S+/.test(said);
      heard.dispatchEvent(new Event('said'));
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

  /** @param {number} ms @param {string} what @param {Promise<any>} promise */
  const within = (ms, what, promise) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} took more than ${ms / 1000} s`)), ms);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  };

  const watched = {
    said: () => said,
    /** The longest time without a line before it was ready, in seconds. */
    silence: () => silence / 1000,
    /**
     * Resolves with the address and the seconds that it took; rejects when it exits or takes too long.
     * @param {number} limitMs
     */
    async ready(limitMs) {
      const address = new Promise((resolve, reject) => {
        const look = () => {
          const found = /is ready: (\S+)/.exec(said)?.[1];
          if (found) resolve(found);
        };
        heard.addEventListener('said', look);
        look();
        ended.then((code) => reject(new Error(`it ended with ${code} instead of starting`)));
      });
      return { address: await within(limitMs, 'the start', address), seconds: (Date.now() - started) / 1000 };
    },
    ended: (/** @type {number} */ limitMs) => within(limitMs, 'it', ended),
    /**
     * Sends SIGTERM, as a service manager does; resolves with the exit code.
     * @param {number} limitMs
     */
    stop(limitMs) {
      child.kill('SIGTERM');
      return within(limitMs, 'the stop', ended);
    },
    end() {
      try {
        process.kill(-Number(child.pid), 'SIGKILL');
      } catch {
        // All of them have exited.
      }
    },
  };
  running.add(watched);
  void ended.then(() => running.delete(watched));
  return watched;
}
