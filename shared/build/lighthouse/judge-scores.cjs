/**
 * The lowest score of each Lighthouse category, of 100; in the order of the table's columns.
 * @type {Record<string, number>}
 */
const FLOORS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * The median, so that one disturbed run does not matter; of two, the lower.
 * @param {readonly (number | null)[]} numbers
 */
function middle(numbers) {
  const sorted = [...numbers].sort((one, other) => Number(one) - Number(other));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/**
 * The categories that count for a page: one that asks not to be indexed has no full SEO score.
 * @param {{ isIndexed: boolean, isPerformanceHeld: boolean }} given
 */
const heldOf = ({ isIndexed, isPerformanceHeld }) =>
  Object.keys(FLOORS).filter(
    (category) => (category !== 'seo' || isIndexed) && (category !== 'performance' || isPerformanceHeld),
  );

/**
 * Compares the scores of pages with the floors.
 * @param {readonly { path: string, isIndexed: boolean, runs: readonly Record<string, number | null>[] }[]} pages each run: category → 0 to 100
 * @param {{ isPerformanceHeld: boolean }} options whether performance counts: it depends on the machine's load
 * @returns {{ rows: readonly { path: string, scores: Record<string, number | null> }[], misses: readonly string[] }} the median score of each
 * category, and one sentence for each that is too low
 */
function judgeScores(pages, { isPerformanceHeld }) {
  const rows = pages.map(({ path, runs }) => ({
    path,
    scores: Object.fromEntries(
      Object.keys(FLOORS).map((category) => [category, middle(runs.map((run) => run[category]))]),
    ),
  }));
  const misses = pages.flatMap(({ path, isIndexed }, index) =>
    heldOf({ isIndexed, isPerformanceHeld })
      .filter((category) => !(Number(rows[index].scores[category]) >= FLOORS[category]))
      .map(
        (category) =>
          `${path}: ${category} is ${String(rows[index].scores[category])}, not ${String(FLOORS[category])}.`,
      ),
  );
  return { rows, misses };
}

module.exports = { FLOORS, judgeScores };
