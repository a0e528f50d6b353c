/**
 * What each category of Lighthouse is to reach, of 100: the columns of the table, in their order.
 * @type {Record<string, number>}
 */
const FLOORS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * The middle one of some runs, so that one disturbed run says nothing; of two, the lower.
 * @param {readonly (number | null)[]} numbers
 */
function middle(numbers) {
  const sorted = [...numbers].sort((one, other) => Number(one) - Number(other));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/**
 * Which categories a page is held to: a page that asks not to be indexed cannot please search engines.
 * @param {{ isIndexed: boolean, isPerformanceHeld: boolean }} given
 */
const heldOf = ({ isIndexed, isPerformanceHeld }) =>
  Object.keys(FLOORS).filter(
    (category) => (category !== 'seo' || isIndexed) && (category !== 'performance' || isPerformanceHeld),
  );

/**
 * Holds the scores of some pages against what they are to reach.
 * @param {readonly { path: string, isIndexed: boolean, runs: readonly Record<string, number | null>[] }[]} pages each run: category → 0 to 100
 * @param {{ isPerformanceHeld: boolean }} options a busy machine says little of performance: it is told, and held on demand
 * @returns {{ rows: readonly { path: string, scores: Record<string, number | null> }[], misses: readonly string[] }} the middle score of each
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
