import { fork } from 'node:child_process';
import path from 'node:path';

/** Memory of a process in bytes, after garbage collection. */
export interface MemoryReading {
  readonly rss: number;
  readonly heapUsed: number;
  /** Outside the heap: buffers, WebAssembly. */
  readonly external: number;
}

/** Delays of the event loop since the last reading. */
export interface StallReading {
  /** Milliseconds. */
  readonly longest: number;
  /** Number of delays above 50 ms. */
  readonly over50: number;
  /** Peak memory of the process, in bytes. */
  readonly peakRss: number;
}

export interface PortalProcess {
  readonly pid: number;
  readonly address: string;
  readonly memory: () => Promise<MemoryReading>;
  readonly stalls: () => Promise<StallReading>;
  /** Stops the process. @returns its exit code; null when it was killed */
  readonly stop: () => Promise<number | null>;
}

const isReading = (message: unknown): message is MemoryReading =>
  typeof message === 'object' && message !== null && 'heapUsed' in message;

const isStall = (message: unknown): message is StallReading =>
  typeof message === 'object' && message !== null && 'longest' in message;

/**
 * Starts the same server as `npm start`, observed by `probe.mjs`.
 * @param root folder of the repository
 * @param settings environment variables of a deployment; the caller's own are not inherited
 * @throws Error with the server's output when it does not start
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

/** Runs work with a portal, and stops the portal also when the bench is interrupted. */
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
