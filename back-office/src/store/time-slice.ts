/** Maximum time in milliseconds without yielding to the event loop. */
const SLICE_MS = 8;

/** For many short synchronous steps: await it between two; it yields when the slice is over. */
export function timeSlices(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

/** Bytes. Files up to this size are read and written synchronously, larger ones in other threads. */
export const SHORT_BYTES = 1024 * 1024;
