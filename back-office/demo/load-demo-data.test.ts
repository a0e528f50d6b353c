import { openStore } from '../src/store/open-store';
import { sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { testLocation } from '../test/testing/test-back-office';
import { demoAccounts, demoPassword } from './demo-accounts';
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

  it('keeps amounts to the cent and dates to the day', async () => {
    const [project] = await store.rows(sql`select s_montant_global, s_montant_travaux, s_montant_mens_max,
      s_duree_credit_souhait, internal_status, customer_id, owner_id, assigned_users, created_at
      from requests where email = ${demoAccounts.applicant}`);
    expect(project).toEqual({
      s_montant_global: '100000.0000',
      s_montant_travaux: null,
      s_montant_mens_max: '620.0000',
      s_duree_credit_souhait: '20_ans',
      internal_status: 'approuved',
      customer_id: 70,
      owner_id: 124,
      assigned_users: [124],
      created_at: new Date('2026-10-14T09:00:00Z'),
    });
    const [person] = await store.rows(sql`select birthday, roles, s_email_agent
      from customer_users where email = ${demoAccounts.applicant}`);
    expect(person).toEqual({ birthday: '1984-03-02', roles: [2], s_email_agent: demoAccounts.agent });
  });
});
