import { judgeScores } from './judge-scores.cjs';

const FINE = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const misses = (scores: object, { isIndexed = true, isPerformanceHeld = false } = {}) =>
  judgeScores([{ path: '/', isIndexed, runs: [{ ...FINE, ...scores }] }], { isPerformanceHeld }).misses;

it.each([
  [{}, {}, []],
  [{ accessibility: 99 }, {}, ['/: accessibility is 99, not 100.']],
  [{ 'best-practices': 96, seo: 92 }, {}, ['/: best-practices is 96, not 100.', '/: seo is 92, not 100.']],
  // The sign-in page asks not to be indexed.
  [{ seo: 63 }, { isIndexed: false }, []],
  [{ accessibility: 99 }, { isIndexed: false }, ['/: accessibility is 99, not 100.']],
  [{ performance: 94 }, {}, []],
  [{ performance: 94 }, { isPerformanceHeld: true }, ['/: performance is 94, not 95.']],
  // Lighthouse could not compute it: no score.
  [{ accessibility: null }, {}, ['/: accessibility is null, not 100.']],
])('a page with %j, held as %j, misses %j', (scores, held, sentences) => {
  expect(misses(scores, held)).toEqual(sentences);
});

it('of several runs the middle one counts', () => {
  const runs = [70, 96, 98].map((performance) => ({ ...FINE, performance }));
  const judged = (some: typeof runs) =>
    judgeScores([{ path: '/', isIndexed: true, runs: some }], { isPerformanceHeld: true });
  expect(judged(runs)).toEqual({ rows: [{ path: '/', scores: { ...FINE, performance: 96 } }], misses: [] });
  expect(judged(runs.slice(0, 2)).misses).toEqual(['/: performance is 70, not 95.']);
});
