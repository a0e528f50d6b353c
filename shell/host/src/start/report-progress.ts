import { Worker } from 'node:worker_threads';

export interface Progress {
  /** Reports the start of a step, repeated every few seconds until the next one. */
  readonly step: (what: string) => void;
  readonly stop: () => void;
}

/**
 * Prints the steps of a start and repeats them from a worker thread: creating an embedded database is one long call
 * into WebAssembly, which blocks this thread and its timers.
 */
export function reportProgress(say: (line: string) => void): Progress {
  const reporter = new Worker(new URL('./progress-reporter.mjs', import.meta.url));
  // The portal also starts without progress reports.
  reporter.on('error', () => undefined);
  reporter.unref();
  return {
    step: (what) => {
      say(what);
      reporter.postMessage(what);
    },
    stop: () => void reporter.terminate(),
  };
}
