/** A slice of time in which nobody else is answered, in milliseconds. */
const SLICE_MS = 8;

/**
 * For work in many short steps: a thousand small files cost a hundredth of the time when no other thread is asked for each.
 * @returns to be awaited between two steps: lets everybody else have a turn once a slice is over
 */
export function timeSlices(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

/** Files up to this size are read and written in one short step; larger ones by other threads. Bytes. */
export const SHORT_BYTES = 1024 * 1024;
