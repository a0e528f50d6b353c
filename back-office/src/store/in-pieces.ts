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

/** Files read or written at the same time; more would take the threads that hashing and logging need. */
const AT_ONCE = 3;

/** Runs `work` for each item, a few at a time. @param signal aborts between two items, with its reason */
export async function fewAtOnce<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) {
      signal?.throwIfAborted();
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
