import { availableParallelism, totalmem } from 'node:os';

/** What a worker takes at most, in bytes: a Jest worker just before it is replaced, a story's portal and browser. */
const WORKER_BYTES = 2.5e9;
/** More at a time were never tried: six files and seven stories were, on two processors. */
const MOST = 6;

// A container may have less memory than its machine; without a limit, Node says 0 or more than there is.
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const files = Math.max(2, Math.min(availableParallelism(), Math.floor(memory / WORKER_BYTES), MOST));

/**
 * How many test files Jest runs at a time, and how many stories Playwright: all tests are busy with computing, so one
 * worker for each processor, and one more for stories, which also wait for a browser or for a limit of the portal.
 */
export const workers = { files, stories: files + 1 };
