import pg from 'pg';
import { openTestBackOffice, testLocation, type TestBackOffice } from '../../test/testing/test-back-office';

/** Skipped on the embedded store: it has one connection, so that nobody else holds locks. */
const onPostgres = process.env['TEST_DATABASE_URL'] === undefined ? describe.skip : describe;

const SLOW_MS = 120_000;
const WRITES = 30;
const project = { company: 'Particulier', firstName: 'Marie', lastName: 'Durand', email: 'm@example.org' };

onPostgres('a row that somebody else holds', () => {
  let office: TestBackOffice;
  let drop: () => Promise<void>;
  let other: pg.Client;

  beforeAll(async () => {
    const test = await testLocation();
    if (!('databaseUrl' in test.location)) throw new Error('These tests need a PostgreSQL.');
    drop = test.drop;
    office = await openTestBackOffice({ store: test.location });
    other = new pg.Client({ connectionString: test.location.databaseUrl });
    await other.connect();
  }, SLOW_MS);
  afterAll(async () => {
    await other.end();
    await office.close();
    await drop();
  }, SLOW_MS);

  it(
    'delays the writes of that row, which are told to come back, and no read',
    async () => {
      const marie = await office.person();
      const { body } = await marie.post('/admin/api/requests', project);
      const { id } = body as { id: number };
      await other.query('begin');
      await other.query('select 1 from requests where id = $1 for update', [id]);

      let answered = 0;
      const writes = Array.from({ length: WRITES }, async () => {
        const answer = await marie.patch(`/admin/api/requests/${id}`, { note: 'other' });
        answered += 1;
        return answer;
      });
      // Time for all connections available to writes to be waiting for the row.
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (let read = 0; read < 10; read += 1) {
        expect((await marie.get(`/admin/api/requests/${id}`)).status).toBe(200);
        expect((await marie.get('/admin/api/requests')).status).toBe(200);
      }
      expect(answered).toBe(0);

      const answers = await Promise.all(writes);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers[0]?.headers['retry-after']).toBe('5');
      await other.query('rollback');
      expect((await marie.patch(`/admin/api/requests/${id}`, { note: 'mine' })).status).toBe(200);
    },
    SLOW_MS,
  );
});
