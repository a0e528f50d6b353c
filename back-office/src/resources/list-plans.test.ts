import { loadLargeNetwork } from '../../test/testing/large-network';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { vacuumAnalyze } from '../store/vacuum';
import { plansOfList, servedResources, tableSizes, wholeTablesRead } from '../../test/testing/list-plans';
import { screenLists, type ScreenList } from '../../test/testing/screen-lists';
import { testLocation } from '../../test/testing/test-back-office';

const now = new Date('2026-11-20T09:00:00Z');
const size = { agencies: 60, people: 2_000, projects: 12_000, propositions: 14_400 };
const table = servedResources();

describe('a list of a large network', () => {
  let store: Store;
  let drop: () => Promise<void>;
  let lists: readonly ScreenList[];

  beforeAll(async () => {
    const test = await testLocation();
    drop = test.drop;
    store = await openStore(test.location);
    await loadLargeNetwork(store, { now, hashPassword: (password) => Promise.resolve(password) }, size);
    await vacuumAnalyze(store);
    lists = await screenLists(store, now);
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await drop();
  }, 60_000);

  const wholeReads = async (chosen: readonly ScreenList[]): Promise<string[]> => {
    const sizes = await tableSizes(store);
    const found: string[] = [];
    for (const { who, caller, path } of chosen) {
      for (const plan of await plansOfList(store, table, caller, path)) {
        found.push(...wholeTablesRead(plan, sizes).map((problem) => `${who}: ${path}: ${problem}`));
      }
    }
    return found;
  };

  it('is read without going through a whole table, for each role, filter and sort of the screens', async () => {
    expect(lists.length).toBeGreaterThan(400);
    expect(await wholeReads(lists)).toEqual([]);
  }, 120_000);
});
