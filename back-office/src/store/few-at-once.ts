/** Files that are read or written at the same time: more would take the threads that passwords and logs need too. */
const AT_ONCE = 3;

/**
 * Does the same with each of many, a few at once.
 * @param signal gives up between two of them, with its reason
 */
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
