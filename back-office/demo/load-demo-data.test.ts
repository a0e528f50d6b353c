import { openStore } from '../src/store/open-store';
import { sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { testLocation } from '../test/testing/test-back-office';
import { demoPassword } from './demo-accounts';
import { loadDemoData } from './load-demo-data';

const now = new Date('2026-11-20T09:00:00Z');
const hashed: string[] = [];
const hashPassword = (password: string): Promise<string> => {
  hashed.push(password);
  return Promise.resolve(`hash of ${password}`);
};

describe('an empty store that gets the demo data', () => {
  let store: Store;
  let drop: () => Promise<void>;
  let loaded: boolean;
  let begun = 0;

  beforeAll(async () => {
    const test = await testLocation();
    drop = test.drop;
    store = await openStore(test.location);
    loaded = await loadDemoData(store, { now, hashPassword, onStart: () => (begun += 1) });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await drop();
  });

  it('is said to get it; where there are accounts nothing is said, and nothing changes', async () => {
    expect([loaded, begun]).toEqual([true, 1]);
    expect(await loadDemoData(store, { now, hashPassword, onStart: () => (begun += 1) })).toBe(false);
    expect(begun).toBe(1);
    expect(await store.rows(sql`select count(*)::int as n from customer_users`)).toEqual([{ n: 466 }]);
  });

  it('hashes the one password once, for every account', async () => {
    const kept = await store.rows(sql`select distinct password_hash from customer_users`);
    expect(hashed).toEqual([demoPassword]);
    expect(kept).toEqual([{ password_hash: `hash of ${demoPassword}` }]);
  });
});
