import { findPgBouncer, startPooler } from '../../test/testing/pooler';
import { openTestBackOffice, testLocation, type TestBackOffice } from '../../test/testing/test-back-office';
import { findPostgres } from './postgres-server';
import { sql } from './sql';

const SLOW_MS = 300_000;
const CALLS = 1_000;
const AT_ONCE = 20;
const PATIENT = { statementMs: SLOW_MS, transactionMs: SLOW_MS, lockMs: SLOW_MS, connectionMs: SLOW_MS };
const PARAMETERS = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];

const hasServer = process.env['TEST_DATABASE_URL'] !== undefined;
const pgBouncer = hasServer ? findPgBouncer() : { missing: 'these tests need a PostgreSQL' };
const why = 'missing' in pgBouncer ? ` (skipped: ${pgBouncer.missing})` : '';
// A skipped test would go unnoticed in a report that only shows failures.
if (hasServer && 'missing' in pgBouncer)
  process.stderr.write(`The tests behind PgBouncer did not run: ${pgBouncer.missing}\n`);
const withPooler = 'missing' in pgBouncer ? describe.skip : describe;

withPooler(`behind PgBouncer in transaction mode${why}`, () => {
  it.each([
    ['that refuses the parameters of a session', []],
    ['that passes over the parameters of a session', PARAMETERS],
  ] as const)(
    'one %s: of 1 000 calls none is refused',
    async (_which, ignored) => {
      const { location, drop } = await testLocation();
      if (!('databaseUrl' in location) || !('program' in pgBouncer))
        throw new Error('No PostgreSQL, or no pooler.');
      const pooler = await startPooler(pgBouncer.program, location.databaseUrl, ignored);
      let office: TestBackOffice | undefined;
      try {
        expect(await findPostgres(pooler.url)).toMatchObject({ isPooled: true });
        expect(await findPostgres(location.databaseUrl)).toMatchObject({ isPooled: false });
        office = await openTestBackOffice({
          store: { databaseUrl: pooler.url },
          // Enough for a busy machine: this test is about the pooler.
          answerBounds: { waitMs: SLOW_MS },
          storeOptions: { patience: PATIENT },
        });
        const marie = await office.person();
        const id = await office.seed.request({ customer_user_id: marie.id });

        const statuses: number[] = [];
        const one = async (turn: number): Promise<void> => {
          const answer =
            turn % 10 === 0
              ? await marie.patch(`/admin/api/requests/${String(id)}`, { note: `Note ${String(turn)}` })
              : await marie.get(
                  turn % 2 === 0 ? '/admin/api/requests?limit=10' : `/admin/api/requests/${String(id)}`,
                );
          statuses.push(answer.status);
        };
        for (let from = 0; from < CALLS; from += AT_ONCE)
          await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(from + index)));
        expect(statuses).toHaveLength(CALLS);
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
      } finally {
        await office?.close();
        await pooler.stop();
        await drop();
      }
    },
    SLOW_MS,
  );

  it(
    'a statement that takes too long is stopped there too, by the server itself',
    async () => {
      const { location, drop } = await testLocation();
      if (!('databaseUrl' in location) || !('program' in pgBouncer))
        throw new Error('No PostgreSQL, or no pooler.');
      const pooler = await startPooler(pgBouncer.program, location.databaseUrl, PARAMETERS);
      const office = await openTestBackOffice({
        store: { databaseUrl: pooler.url },
        storeOptions: { patience: { statementMs: 300 } },
      });
      try {
        await expect(office.store.rows(sql`select pg_sleep(5)`)).rejects.toMatchObject({ code: '57014' });
        // The next statement on the same connection has a new time-out.
        expect(await office.store.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
      } finally {
        await office.close();
        await pooler.stop();
        await drop();
      }
    },
    SLOW_MS,
  );
});
