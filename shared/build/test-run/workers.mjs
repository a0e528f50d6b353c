import { availableParallelism, totalmem } from 'node:os';

/** What a worker takes at most, in bytes: a Jest worker just before it is replaced, a story's portal and browser. */
const WORKER_BYTES = 2.5e9;
/** More at a time were never tried: seven stories were, on two processors. */
const MOST = 7;

/**
 * How many test files Jest runs at a time, and how many stories Playwright: tests are busy with computing, so one worker
 * for each processor, and one more while some of them wait, for a browser, a limit or a clock.
 * @param {number} processors
 * @param {number} memory in bytes
 */
export const workersFor = (processors, memory) =>
  Math.max(2, Math.min(processors + 1, Math.floor(memory / WORKER_BYTES), MOST));

// A container may have less memory than its machine; without a limit, Node says 0 or more than there is.
export const workers = workersFor(
  availableParallelism(),
  Math.min(totalmem(), process.constrainedMemory() || Infinity),
);
