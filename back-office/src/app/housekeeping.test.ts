import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';
import { tidyUp } from './housekeeping';

const START = new Date('2026-05-04T10:00:00Z');
const clock = { at: START };
const backOffice = useBackOffice({ now: () => clock.at });
const TABLES = ['attempts', 'nonces', 'sessions', 'reset_tokens', 'idempotency_keys', 'outgoing_mails'];

const left = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  const rows = await backOffice().store.rows<{ name: string; count: number }>(sql`
    select 'attempts' as name, count(*) from attempts union all select 'nonces', count(*) from nonces
    union all select 'sessions', count(*) from sessions union all select 'reset_tokens', count(*) from reset_tokens
    union all select 'idempotency_keys', count(*) from idempotency_keys
    union all select 'outgoing_mails', count(*) from outgoing_mails`);
  for (const { name, count } of rows) counts[name] = count;
  return counts;
};
const after = (hours: number): Date => new Date(START.getTime() + hours * 3600_000);

/** One expiring row of each kind, from one o'clock, and a session that stays connected. */
async function fill(): Promise<void> {
  const { store, seed } = backOffice();
  const { id } = await seed.person();
  await store.rows(sql`insert into attempts values ('login:a', 3, ${START})`);
  await store.rows(sql`insert into nonces values (${id}, 'abc', ${START})`);
  await store.rows(sql`insert into sessions (person_id, sealed_key, stay_connected, created_at, last_used_at)
    values (${id}, 'x', true, ${START}, ${START})`);
  await store.rows(sql`insert into reset_tokens values ('hash', ${id}, ${START}, null)`);
  await store.rows(sql`insert into idempotency_keys values (${id}, 'k', 'f', 201, '', '{}', ${START})`);
  await store.rows(sql`insert into outgoing_mails (recipient, letter, tries, next_try_at, created_at)
    values ('a@example.org', '{"kind":"password-changed"}', 6, null, ${START})`);
}

it.each([
  [0.1, TABLES],
  [0.5, TABLES.filter((table) => table !== 'nonces')],
  [1.5, ['attempts', 'sessions', 'idempotency_keys', 'outgoing_mails']],
  [3, ['sessions', 'idempotency_keys', 'outgoing_mails']],
  [25, ['sessions', 'outgoing_mails']],
  [24 * 8, ['sessions']],
  [24 * 15, []],
])('after %d hours, what is still of use is left', async (hours, expected) => {
  await fill();
  await tidyUp(backOffice().store, after(hours));
  const counts = await left();
  expect(TABLES.filter((table) => counts[table] === 1)).toEqual(expected);
});

it('takes thousands away, some at a time', async () => {
  const { store } = backOffice();
  await store.rows(sql`insert into nonces select 1, n::text, ${START} from generate_series(1, 2500) n`);
  expect(await tidyUp(store, after(1))).toBe(2500);
  expect(await tidyUp(store, after(1))).toBe(0);
});
