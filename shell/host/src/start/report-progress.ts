import { Worker } from 'node:worker_threads';

/** Says what a start is doing. */
export interface Progress {
  /** Says that a step begins; it is said again every few seconds, until the next one. */
  readonly step: (what: string) => void;
  readonly stop: () => void;
}

/**
 * Says steps as they begin, and repeats them on the standard output from a thread of its own: making an embedded
 * database is one long call into WebAssembly, during which nothing else of this thread runs, timers included.
 */
export function reportProgress(say: (line: string) => void): Progress {
  const reporter = new Worker(new URL('./progress-reporter.mjs', import.meta.url));
  // Without a reporter the portal starts as well.
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
