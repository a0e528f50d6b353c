import { createHash } from 'node:crypto';
import { sql } from '../store/sql';
import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({
  now: () => clock.at,
  publicUrl: 'https://portail.example',
  frontWebsites: ['https://autre.example'],
});
const REQUEST = '/admin/api/customerUser/password_reset/request';
const RESET = '/admin/api/customerUser/password_reset/reset';
const NEW_PASSWORD = 'Nouveau2027';

beforeEach(() => {
  clock.at = new Date('2026-05-04T10:00:00Z');
});

/** Links in the messages sent to an address, oldest first. */
const linksTo = async (email: string): Promise<URL[]> => {
  await lettersLeft(backOffice());
  return backOffice()
    .mails.filter(({ to }) => to === email)
    .flatMap(({ text }) => text.match(/https?:\S+token=\S+/g) ?? [])
    .map((link) => new URL(link));
};

async function askFor(
  email: string,
  site = 'https://portail.example',
  headers = {},
): Promise<URL | undefined> {
  const answer = await backOffice().anonymous.post(REQUEST, { email, front_website: site }, headers);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return (await linksTo(email)).at(-1);
}
const tokenOf = (link: URL | undefined): string => link?.pathname.split('=')[1] ?? '';
const reset = (token: string, password = NEW_PASSWORD) =>
  backOffice().anonymous.post(RESET, { token, new_password: password });

it('sends a link that sets a new password once and ends every session', async () => {
  const marie = await backOffice().person({ email: 'reset-1@example.org' });
  const link = await askFor(marie.email);
  expect(link?.href).toMatch(/^https:\/\/portail\.example\/password\/reset\/token=[\w-]{43}$/);
  expect(await reset(tokenOf(link))).toMatchObject({ status: 200, body: { success: true } });
  expect((await marie.get('/admin/api/customer_users')).status).toBe(401);
  await expect(backOffice().signIn(marie.email, NEW_PASSWORD)).resolves.toHaveProperty('key');
  expect(await reset(tokenOf(link))).toMatchObject({
    status: 400,
    body: [
      { title: 'token constraint', detail: 'The reset token is invalid or has expired.', source: 'token' },
    ],
  });
});

it('lets an older link and an old link die', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-old@example.org' });
  const older = tokenOf(await askFor(email));
  const newer = tokenOf(await askFor(email));
  expect((await reset(older)).status).toBe(400);
  clock.at = new Date(clock.at.getTime() + 21 * 60_000);
  expect((await reset(newer)).status).toBe(400);
});

it('lets one of fifty uses of a link at once win', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-race@example.org' });
  const token = tokenOf(await askFor(email));
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await reset(token)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

it('tells before a password is typed that a link is dead, uses no link up, and no more often than a reset', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-ask@example.org' });
  const token = tokenOf(await askFor(email));
  const ask = (of: string) => backOffice().anonymous.post(RESET, { token: of });
  expect(await ask(token)).toMatchObject({ status: 400, body: [{ source: 'new_password' }] });
  expect(await ask('inconnu')).toMatchObject({ status: 400, body: [{ source: 'token' }] });
  expect((await reset(token)).status).toBe(200);
  expect(await ask(token)).toMatchObject({ status: 400, body: [{ source: 'token' }] });
});

it('sends at most three links an hour to one account', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-many@example.org' });
  for (let times = 0; times < 5; times += 1) await askFor(email);
  expect(await linksTo(email)).toHaveLength(3);
});

it('refuses a weak new password without using the link up', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-weak@example.org' });
  const token = tokenOf(await askFor(email));
  expect(await reset(token, 'faible')).toMatchObject({ status: 400, body: [{ source: 'new_password' }] });
  expect((await reset(token)).status).toBe(200);
});

it('refuses the password that the account has, without using the link up, a mail or the end of a session', async () => {
  const marie = await backOffice().person();
  const token = tokenOf(await askFor(marie.email));
  await lettersLeft(backOffice());
  const before = backOffice().mails.length;
  const same = { status: 400, body: [{ title: 'same password constraint', source: 'new_password' }] };
  expect(await reset(token, marie.password)).toMatchObject(same);
  const change = { id: marie.id, old_password: marie.password, new_password: marie.password };
  expect(await marie.post('/admin/api/customerUser/password/update', change)).toMatchObject(same);
  await lettersLeft(backOffice());
  expect(backOffice().mails).toHaveLength(before);
  expect((await marie.get(`/admin/api/customer_users/${marie.id}`)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

it('changes a password only for its owner who knows the old one', async () => {
  const marie = await backOffice().person();
  const other = await backOffice().seed.person();
  const change = (id: number, old: string) =>
    marie.post('/admin/api/customerUser/password/update', {
      id,
      old_password: old,
      new_password: NEW_PASSWORD,
    });
  expect((await change(other.id, marie.password)).status).toBe(403);
  expect(await change(marie.id, 'Faux2026')).toMatchObject({
    status: 400,
    body: [{ title: 'user password constraint', source: 'old_password' }],
  });
  expect((await change(marie.id, marie.password)).status).toBe(200);
  await lettersLeft(backOffice());
  expect(backOffice().mails.filter(({ to }) => to === marie.email)).toMatchObject([
    { subject: 'Votre mot de passe a été modifié' },
  ]);
});

it('a wrong old password can be tried ten times, and the right one afterwards after a while', async () => {
  const marie = await backOffice().person();
  const change = async (old: string) => {
    const body = { id: marie.id, old_password: old, new_password: NEW_PASSWORD };
    return (await marie.post('/admin/api/customerUser/password/update', body)).status;
  };
  for (let times = 0; times < 10; times += 1) expect(await change('Faux2026')).toBe(400);
  expect(await change(marie.password)).toBe(429);
  clock.at = new Date(clock.at.getTime() + 5_000);
  expect(await change(marie.password)).toBe(200);
});

describe('a reset link', () => {
  it('is kept as a digest alone, and in no letter that waits', async () => {
    const { email } = await backOffice().seed.person();
    const token = tokenOf(await askFor(email));
    const { store } = backOffice();
    const rows = await store.rows<{ hash: string }>(sql`select token_hash as hash from reset_tokens`);
    expect(rows.map(({ hash }) => hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(rows[0]?.hash).not.toBe(token);
  });

  it('dies with a change of the password, and with the account being disabled', async () => {
    const marie = await backOffice().person();
    const token = tokenOf(await askFor(marie.email));
    const change = { id: marie.id, old_password: marie.password, new_password: NEW_PASSWORD };
    expect((await marie.post('/admin/api/customerUser/password/update', change)).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
    const next = tokenOf(await askFor(marie.email));
    const admin = await backOffice().person({ role: 'ADMIN' });
    await admin.patch(`/admin/api/customer_users/${marie.id}`, { enabled: false });
    expect((await reset(next)).status).toBe(400);
    expect(await linksTo(marie.email)).toHaveLength(2);
    await backOffice().anonymous.post(REQUEST, { email: marie.email });
    expect(await linksTo(marie.email)).toHaveLength(2);
  });
});
