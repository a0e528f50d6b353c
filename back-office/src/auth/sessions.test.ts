import { clientOf, signature } from '../../test/testing/signed-client';
import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';
import { sql } from '../store/sql';
import { tokenHash } from './reset-links';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({ now: () => clock.at });
const PROFILE = '/admin/api/customer_users';

beforeEach(() => {
  clock.at = new Date('2026-05-04T10:00:00Z');
});
const later = (seconds: number): Date => new Date(clock.at.getTime() + seconds * 1000);

it('accepts a signature once', async () => {
  const { app, person } = backOffice();
  const { email, key } = await person();
  const headers = signature(email, key, clock.at);
  const client = clientOf(app, () => headers);
  expect((await client.get(PROFILE)).status).toBe(200);
  expect((await client.get(PROFILE)).status).toBe(401);
  const padded = { 'x-wsse': headers['x-wsse']?.replace(/Nonce="([^"=]+)=*"/, 'Nonce="$1"') ?? '' };
  expect((await clientOf(app, () => padded).get(PROFILE)).status).toBe(401);
});

it('refuses a captured signature whose nonce is sent decoded, which the other way of hashing would accept', async () => {
  const { app, person } = backOffice();
  const { email, key } = await person();
  const headers = signature(email, key, clock.at);
  expect((await clientOf(app, () => headers).get(PROFILE)).status).toBe(200);
  const decoded = headers['x-wsse']?.replace(
    /Nonce="([^"]+)"/,
    (_whole, nonce: string) => `Nonce="${Buffer.from(nonce, 'base64').toString()}"`,
  );
  expect((await clientOf(app, () => ({ 'x-wsse': decoded ?? '' })).get(PROFILE)).status).toBe(401);
});

it('does not take a signature again because a clock that was set right brought its time back', async () => {
  const { app, person } = backOffice();
  const { email, key } = await person();
  const start = clock.at;
  const captured = signature(email, key, start);
  const statusAt = async (at: Date) => {
    clock.at = at;
    return (await clientOf(app, () => captured).get(PROFILE)).status;
  };
  expect([await statusAt(start), await statusAt(later(540)), await statusAt(start)]).toEqual([200, 401, 401]);
});

it('never keeps a key in clear', async () => {
  const { store, person } = backOffice();
  const { key } = await person();
  const rows = await store.rows<{ sealed: string }>(sql`select sealed_key as sealed from sessions`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('gives a new key at each login and keeps ten of them', async () => {
  const { person, signIn } = backOffice();
  const first = await person();
  const keys = new Set([first.key]);
  for (let login = 0; login < 10; login += 1) keys.add((await signIn(first.email)).key);
  expect(keys.size).toBe(11);
  expect((await first.get(PROFILE)).status).toBe(401);
});

it('ends a session that nobody used for half an hour, and any after twelve hours', async () => {
  const idle = await backOffice().person();
  const busy = await backOffice().person();
  for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
    clock.at = later(25 * 60);
    expect((await busy.get(PROFILE)).status).toBe(200);
  }
  expect((await idle.get(PROFILE)).status).toBe(401);
  clock.at = later(25 * 60);
  expect((await busy.get(PROFILE)).status).toBe(401);
});

it('ends the session of who stays connected after a fortnight without a call, and any after thirty days', async () => {
  const { app, seed, anonymous } = backOffice();
  const stay = async () => {
    const { email, password } = await seed.person();
    const { body } = await anonymous.post('/api/login', { meta: { email, password, stayConnected: true } });
    const key = (body as { meta: { apiKey: string } }).meta.apiKey;
    return clientOf(app, () => signature(email, key, clock.at));
  };
  const [idle, busy] = [await stay(), await stay()];
  const DAY = 24 * 3600;
  for (const days of [10, 5, 10]) {
    clock.at = later(days * DAY);
    expect((await busy.get(PROFILE)).status).toBe(200);
  }
  expect((await idle.get(PROFILE)).status).toBe(401);
  clock.at = later(5 * DAY + 1);
  expect((await busy.get(PROFILE)).status).toBe(401);
});

it('what a caller may do is read at each call', async () => {
  const { store, person } = backOffice();
  const marie = await person();
  await person();
  expect((await marie.get(PROFILE)).body).toHaveLength(1);
  await store.rows(sql`update customer_users set roles = '{1}' where id = ${marie.id}`);
  expect((await marie.get(PROFILE)).body).toHaveLength(2);
});

describe('a session ends at once', () => {
  it('on logout', async () => {
    const marie = await backOffice().person();
    expect((await marie.send('POST', '/api/logout')).status).toBe(204);
    expect((await marie.get(PROFILE)).status).toBe(401);
  });

  it('when the password is changed elsewhere', async () => {
    const { person, signIn } = backOffice();
    const here = await person();
    const elsewhere = await signIn(here.email);
    const change = { id: here.id, old_password: 'Portail2026', new_password: 'Nouveau2027' };
    expect((await here.post('/admin/api/customerUser/password/update', change)).status).toBe(200);
    expect((await elsewhere.get(PROFILE)).status).toBe(401);
    expect((await here.get(PROFILE)).status).toBe(200);
  });

  it.each([
    ['disabled', { enabled: false }],
    ['no longer confirmed', { confirmed: false }],
    ['given another role', { roles: [4] }],
  ])('when an administrator has the account %s', async (_what, change) => {
    const marie = await backOffice().person();
    const admin = await backOffice().person({ role: 'ADMIN' });
    expect((await admin.patch(`${PROFILE}/${marie.id}`, change)).status).toBe(200);
    expect((await marie.get(PROFILE)).status).toBe(401);
  });

  it('when an administrator deletes the account', async () => {
    const marie = await backOffice().person();
    const admin = await backOffice().person({ role: 'ADMIN' });
    expect((await admin.remove(`${PROFILE}/${marie.id}`)).status).toBe(204);
    expect((await marie.get(PROFILE)).status).toBe(401);
  });

  it('when the password was set anew by a link', async () => {
    const marie = await backOffice().person();
    const paul = await backOffice().person();
    const { store, anonymous } = backOffice();
    const token = 'a-token-of-the-test';
    await store.rows(
      sql`insert into reset_tokens values (${tokenHash(token)}, ${marie.id}, ${later(60)}, null)`,
    );
    const reset = { token, new_password: 'Nouveau2027' };
    expect((await anonymous.post('/admin/api/customerUser/password_reset/reset', reset)).status).toBe(200);
    expect((await marie.get(PROFILE)).status).toBe(401);
    expect((await paul.get(PROFILE)).status).toBe(200);
  });

  it('when the address that signs it becomes another, which is told the former one', async () => {
    const marie = await backOffice().person();
    const admin = await backOffice().person({ role: 'ADMIN' });
    const email = 'nouvelle@example.org';
    expect((await admin.patch(`${PROFILE}/${marie.id}`, { email })).status).toBe(200);
    expect((await marie.get(PROFILE)).status).toBe(401);
    const { app, mails } = backOffice();
    const renamed = clientOf(app, () => signature(email, marie.key, clock.at));
    expect((await renamed.get(PROFILE)).status).toBe(401);
    await lettersLeft(backOffice());
    expect(mails.filter(({ to }) => to === marie.email).map(({ subject }) => subject)).toEqual([
      'L’adresse de votre compte a été modifiée',
    ]);
  });

  it('but not for the same address written in other letters, nor for a name', async () => {
    const marie = await backOffice().person();
    const admin = await backOffice().person({ role: 'ADMIN' });
    for (const change of [{ email: marie.email.toUpperCase() }, { firstName: 'Zoé' }]) {
      expect((await admin.patch(`${PROFILE}/${marie.id}`, change)).status).toBe(200);
      expect((await marie.get(PROFILE)).status).toBe(200);
    }
  });
});
