/** PostgreSQL sets its clock in this function of PGlite, also in the middle of a query and when the clock rings. */
const SETS_CLOCK = '__setitimer_js';

/** Shorter ones end by themselves before anybody waits for them. */
const LONG_MS = 1000;

const seen = new WeakSet();

/**
 * The clock that a PostgreSQL in this process winds up every ten seconds, as long as it is open, does not keep the
 * process from ending. The one that tests share is never closed: jest would wait for ever, or say of a worker that it did
 * not end by itself.
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
