/** The function of PGlite in which PostgreSQL sets its timer, also during a query and when the timer fires. */
const SETS_CLOCK = '__setitimer_js';

/** Shorter timers end by themselves. */
const LONG_MS = 1000;

const seen = new WeakSet();

/**
 * Unreferences the ten-second timer of an in-process PostgreSQL, so that it does not keep the process alive. The tests'
 * shared store is never closed: Jest would wait for ever, or report a worker that did not exit.
 */
export function letClocksOfPostgresGo() {
  const { setTimeout: begin } = globalThis;
  if (seen.has(begin)) return;
  const setTimeout = (work, ms, ...given) => {
    const timer = begin(work, ms, ...given);
    if (ms >= LONG_MS && new Error().stack.includes(SETS_CLOCK)) timer.unref();
    return timer;
  };
  globalThis.setTimeout = Object.defineProperties(setTimeout, Object.getOwnPropertyDescriptors(begin));
  seen.add(globalThis.setTimeout);
}
