import { openStore } from '../src/store/open-store';
import { sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { testLocation } from '../test/testing/test-back-office';
import { loadLargeNetwork } from './large-network';

const now = new Date('2026-11-20T09:00:00Z');
const size = { agencies: 20, people: 300, projects: 1_500 };

describe('a network made for measuring', () => {
  let store: Store;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const test = await testLocation();
    drop = test.drop;
    store = await openStore(test.location);
    await loadLargeNetwork(store, { now, hashPassword: (password) => Promise.resolve(password) }, size);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await drop();
  });

  it('has as many of each as was asked for', async () => {
    const [counts] = await store.rows(sql`select (select count(*)::int from customers) as agencies,
      (select count(*)::int from customer_users) as people, (select count(*)::int from requests) as projects,
      (select count(*)::int from quotes) as propositions`);
    expect(counts).toEqual({ ...size, propositions: 300 });
  });

  it('hangs together: one tree, agents where files name them, files where their applicants are', async () => {
    const [loose] = await store.rows(sql`select
      (select count(*)::int from customers where parent_id is null) as heads,
      (select count(*)::int from requests r where not exists (
        select 1 from customer_users a where a.email = r.s_email_agent and a.roles = '{4}')) as without_agent,
      (select count(*)::int from requests r join customer_users p on p.id = r.customer_user_id
        where p.customer_id <> r.customer_id or p.roles <> '{2}') as elsewhere,
      (select count(distinct customer_id)::int from requests) as agencies`);
    expect(loose).toEqual({ heads: 1, without_agent: 0, elsewhere: 0, agencies: 20 });
  });

  it('ends now, and lets new ids follow', async () => {
    const [latest] = await store.rows(sql`select max(created_at) as at from requests`);
    expect(latest).toEqual({ at: new Date('2026-11-20T08:59:00Z') });
    const [created] = await store.rows<{ id: number }>(sql`insert into requests
      (first_name, last_name, email, created_at, updated_at) values ('A', 'B', 'a@example.org', ${now}, ${now})
      returning id`);
    expect(created?.id).toBe(1_501);
  });
});
