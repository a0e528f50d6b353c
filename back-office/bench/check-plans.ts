import type { Store } from '../src/store/store';
import {
  plansOfList,
  servedResources,
  tableSizes,
  wholeTablesRead,
  type StatementPlan,
} from '../test/testing/list-plans';
import { screenLists } from '../test/testing/screen-lists';

export interface PlanReport {
  readonly lists: number;
  readonly statements: number;
  /** One line for each sequential scan. */
  readonly problems: readonly string[];
  /** How pages and totals were read, and how often. */
  readonly ways: ReadonlyMap<string, number>;
}

const LONG_LIST = /([\d,]{40})[\d,]+/g;

/** How the first large table was read: the list's own, or one that leads to it. */
const wayOf = ({ what, readers }: StatementPlan, sizes: ReadonlyMap<string, number>): string => {
  const [reader] = readers.filter(({ table }) => sizes.has(table));
  return `${what}: ${reader?.way ?? 'of a small table'}`;
};

/** Runs every list of the screens with `EXPLAIN (ANALYZE)`, as each role. */
export async function checkPlans(store: Store): Promise<PlanReport> {
  const table = servedResources();
  const sizes = await tableSizes(store);
  const lists = await screenLists(store, new Date());
  const problems: string[] = [];
  const ways = new Map<string, number>();
  let statements = 0;
  for (const { who, caller, path } of lists) {
    for (const plan of await plansOfList(store, table, caller, path)) {
      statements += 1;
      const way = wayOf(plan, sizes);
      ways.set(way, (ways.get(way) ?? 0) + 1);
      const found = wholeTablesRead(plan, sizes);
      problems.push(...found.map((problem) => `${who}: ${path.replace(LONG_LIST, '$1…')}: ${problem}`));
    }
  }
  return { lists: lists.length, statements, problems, ways };
}
