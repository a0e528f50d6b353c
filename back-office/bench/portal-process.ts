import { fork } from 'node:child_process';
import path from 'node:path';

/** What a process holds, in bytes, after everything that was garbage was collected. */
export interface MemoryReading {
  readonly rss: number;
  readonly heapUsed: number;
  /** Outside the heap: buffers, WebAssembly. */
  readonly external: number;
}

/** How late the only thread was since the last reading. */
export interface StallReading {
  /** Milliseconds. */
  readonly longest: number;
  /** How often it was later than 50 ms. */
  readonly over50: number;
  /** The most memory that the process ever held, in bytes. */
  readonly peakRss: number;
}

export interface PortalProcess {
  readonly pid: number;
  readonly address: string;
  /** Asks the process to collect its garbage and measure itself. */
  readonly memory: () => Promise<MemoryReading>;
  /** Pauses since the last reading, and the peak of memory. */
  readonly stalls: () => Promise<StallReading>;
  /** Asks it to stop. @returns its exit code; null when it was killed */
  readonly stop: () => Promise<number | null>;
}

const isReading = (message: unknown): message is MemoryReading =>
  typeof message === 'object' && message !== null && 'heapUsed' in message;

const isStall = (message: unknown): message is StallReading =>
  typeof message === 'object' && message !== null && 'longest' in message;

/**
 * Starts the very server that `npm start` runs, watched by `probe.mjs`.
 * @param root folder of the repository
 * @param settings as in the environment of a deployment; nothing of the caller's own settings is handed on
 * @throws Error with what the server said, when it does not start
 */
export async function startPortal(
  root: string,
  settings: Readonly<Record<string, string>>,
): Promise<PortalProcess> {
  const child = fork(path.join(root, 'dist/server/main.mjs'), [], {
    cwd: root,
    execArgv: ['--expose-gc', '--import', path.join(root, 'back-office/bench/probe.mjs')],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      const found = /is ready: (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then(() => reject(new Error(`The portal did not start.\n${said}`)));
  });
  const ask = <T>(question: string, isAnswer: (message: unknown) => message is T): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) =>
        isAnswer(message) ? resolve(message) : reject(new Error(`The portal told no ${question}.`)),
      );
      child.send(question);
    });
  return {
    pid: child.pid ?? 0,
    address,
    memory: () => ask('memory', isReading),
    stalls: () => ask('stalls', isStall),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Serves with a portal for the time of some work; a bench that is stopped stops its portal too. */
export async function withPortal<T>(
  root: string,
  settings: Readonly<Record<string, string>>,
  work: (portal: PortalProcess) => Promise<T>,
): Promise<T> {
  const portal = await startPortal(root, settings);
  const stop = (): void => void portal.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(portal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await portal.stop();
  }
}
