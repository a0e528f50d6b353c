import { sql } from '../store/sql';
import { useBackOffice } from '../testing/test-back-office';

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

/** Links of the messages sent to an address, oldest first. */
const linksTo = async (email: string): Promise<URL[]> => {
  // Messages leave after the answer; one that left is no longer in the store.
  const waiting = () => backOffice().store.rows(sql`select 1 from outgoing_mails`);
  while ((await waiting()).length > 0) await new Promise((resolve) => setImmediate(resolve));
  return backOffice()
    .mails.filter(({ to }) => to === email)
    .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
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

it('answers alike for an unknown e-mail, and sends nothing', async () => {
  expect(await askFor('reset-unknown@example.org')).toBeUndefined();
});

it.each([
  ['a site that is not ours', 'https://evil.example', {}],
  ['no site at all', 'javascript:alert(1)', {}],
  ['another host', 'https://evil.example', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
])('never links to %s', async (_what, site, headers) => {
  const { email } = await backOffice().seed.person({
    email: `reset-${site.length}-${Object.keys(headers).length}@example.org`,
  });
  expect((await askFor(email, site, headers))?.origin).toBe('https://portail.example');
});

it('links to another site of ours when asked', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-site@example.org' });
  expect((await askFor(email, 'https://autre.example'))?.origin).toBe('https://autre.example');
});

it('lets an older link and an old link die', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-old@example.org' });
  const older = tokenOf(await askFor(email));
  const newer = tokenOf(await askFor(email));
  expect((await reset(older)).status).toBe(400);
  clock.at = new Date(clock.at.getTime() + 21 * 60_000);
  expect((await reset(newer)).status).toBe(400);
});

it('lets one of many uses of a link win', async () => {
  const { email } = await backOffice().seed.person({ email: 'reset-race@example.org' });
  const token = tokenOf(await askFor(email));
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await reset(token)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
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
});
