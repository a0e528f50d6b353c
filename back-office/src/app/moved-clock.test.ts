import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';
import { putBackFuture, tidyUp } from './housekeeping';

const START = new Date('2026-05-04T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const clock = { at: START };
const backOffice = useBackOffice({
  now: () => clock.at,
  limits: { loginPerAccount: { count: 3, windowS: 3600 }, registration: { count: 1, windowS: 3600 } },
});
const move = (ms: number): void => {
  clock.at = new Date(clock.at.getTime() + ms);
};
const housekeeping = async (): Promise<void> => {
  await putBackFuture(backOffice().store, clock.at);
  await tidyUp(backOffice().store, clock.at);
};

beforeEach(() => {
  clock.at = START;
});

describe.each([
  ['an hour', HOUR],
  ['a year', YEAR],
])('a clock put back by %s', (_by, back) => {
  it('lets a throttled account wait a quarter of an hour and no longer', async () => {
    const { email, password } = await backOffice().seed.person();
    const signIn = (word: string) =>
      backOffice().anonymous.post('/api/login', { meta: { email, password: word } });
    for (let time = 0; time < 3; time += 1) await signIn('wrong');
    expect((await signIn(password)).status).toBe(429);
    move(-back);

    const refused = await signIn(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    move(Number(refused.headers['retry-after']) * 1000);
    expect((await signIn(password)).status).toBe(200);
  });

  it('counts what is allowed within an hour from now on', async () => {
    const register = (name: string) =>
      backOffice().anonymous.post('/admin/api/customer_users', {
        email: `${name}@example.org`,
        username: `${name}@example.org`,
        password: 'Portail2026',
        firstName: 'Marie',
        lastName: 'Durand',
        birthday: '1984-03-02',
      });
    expect((await register('one')).status).toBe(201);
    move(-back);
    const refused = await register('two');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    move(HOUR + 1000);
    expect((await register('two')).status).toBe(201);
  });

  it('ends a session that was opened before as it ends any other', async () => {
    const marie = await backOffice().person();
    move(-back);
    expect((await marie.get('/admin/api/requests')).status).toBe(200);
    move(31 * MINUTE);
    expect((await marie.get('/admin/api/requests')).status).toBe(401);
  });

  it('does not make a link to a new password last', async () => {
    const { id } = await backOffice().seed.person();
    const { store, anonymous } = backOffice();
    const expires = new Date(clock.at.getTime() + 20 * MINUTE);
    await store.rows(sql`insert into reset_tokens values
      ('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', ${id}, ${expires}, null)`);
    move(-back);
    const { status } = await anonymous.post('/admin/api/customerUser/password_reset/reset', {
      token: 'test',
      new_password: 'Portail2027',
    });
    expect(status).toBe(400);
  });

  it('leaves nothing behind that only the future would take away, and sends the letters that wait', async () => {
    const { store, seed } = backOffice();
    const { id } = await seed.person();
    await store.rows(sql`insert into nonces values (${id}, 'abc', ${clock.at})`);
    await store.rows(sql`insert into attempts values ('login:a', 3, ${clock.at})`);
    await store.rows(sql`insert into idempotency_keys values (${id}, 'k', 'f', 201, '', '{}', ${clock.at})`);
    await store.rows(sql`insert into outgoing_mails (recipient, letter, next_try_at, created_at)
      values ('a@example.org', '{"kind":"password-changed"}', ${clock.at}, ${clock.at})`);
    move(-back);
    await housekeeping();
    const [mail] = await store.rows<{ next: Date }>(sql`select next_try_at as next from outgoing_mails`);
    expect(mail?.next).toEqual(clock.at);

    move(25 * HOUR);
    await housekeeping();
    const counted = await store.rows<{ count: number }>(sql`select
      (select count(*) from nonces) + (select count(*) from attempts)
      + (select count(*) from idempotency_keys) as count`);
    expect(counted).toEqual([{ count: 0 }]);
    await store.rows(sql`delete from outgoing_mails`);
  });
});
