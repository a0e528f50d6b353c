/** A bucket answers each request late, and many at once. */
const AT_ONCE = 8;

/**
 * Does something with each item, a few at a time, in their order.
 * @returns the results, in the order of the items
 * @throws the first error, once what had begun has ended
 */
export async function inParallel<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const failures: unknown[] = [];
  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await act(item);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
