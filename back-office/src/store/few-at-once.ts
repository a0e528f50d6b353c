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
