import { createHash, randomUUID } from 'node:crypto';
import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const PATH = '/admin/api/requests';
const project = {
  company: 'Particulier',
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'marie@example.org',
};
const count = async () => (await backOffice().store.rows(sql`select 1 from requests`)).length;

it('refuses a key that comes with another body', async () => {
  const marie = await backOffice().person();
  const headers = { 'idempotency-key': randomUUID() };
  await marie.post(PATH, project, headers);
  expect((await marie.post(PATH, { ...project, note: 'x' }, headers)).status).toBe(422);
});

it('keeps nothing of a refused submission, and keys of different people apart', async () => {
  const marie = await backOffice().person();
  const zoe = await backOffice().person();
  const headers = { 'idempotency-key': randomUUID() };
  expect((await marie.post(PATH, { ...project, email: '' }, headers)).status).toBe(400);
  expect((await marie.post(PATH, project, headers)).status).toBe(201);
  expect((await zoe.post(PATH, project, headers)).status).toBe(201);
  expect(await count()).toBe(2);
});

it('makes one account of a registration that comes four times at once', async () => {
  const body = { email: 'zoe@example.org', password: 'Secret123', firstName: 'Zoé', lastName: 'Roy' };
  const headers = { 'idempotency-key': randomUUID() };
  const register = () => backOffice().anonymous.post('/admin/api/customer_users', body, headers);
  // While the first hashes its password, the others find neither the key nor the account.
  const answers = await Promise.all([register(), register(), register(), register()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it('lets as many of twenty writers through as there were versions', async () => {
  const marie = await backOffice().person();
  const path = String((await marie.post(PATH, project)).headers['location']);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      marie.patch(path, { note: `note ${turn}` }, { 'if-match': '"1"' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await marie.get(path)).headers['etag']).toBe('"2"');
});

it('keeps nothing from which the password of a registration could be guessed', async () => {
  const { anonymous, store } = backOffice();
  const path = '/admin/api/customer_users';
  const body = { email: 'zoe@example.org', password: 'Secret123', firstName: 'Zoé', lastName: 'Petit' };
  expect((await anonymous.post(path, body, { 'idempotency-key': randomUUID() })).status).toBe(201);
  const [kept] = await store.rows<{ fingerprint: string }>(sql`select fingerprint from idempotency_keys`);
  const guess = createHash('sha256')
    .update(`POST ${path}\n${JSON.stringify(body)}`)
    .digest('hex');
  expect(kept?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.fingerprint).not.toBe(guess);
});
