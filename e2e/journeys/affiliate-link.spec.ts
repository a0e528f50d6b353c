import { untilTaken } from '../federation-bench/visit';
import { affiliateCookies } from '../fixtures/affiliate-cookie';
import { rowsOf, signedCaller } from '../fixtures/back-office-client';
import { emailOf, expect, test } from '../fixtures/portal';
import { register } from '../fixtures/registration';

const DAY_S = 24 * 60 * 60;

test('the link of an affiliate is remembered, and the visitor registers as anybody does', async ({
  page,
  context,
  portal,
}) => {
  const admin = await signedCaller(portal.address, emailOf('admin'));
  const [affiliation] = rowsOf(await admin.get('/admin/api/extendaffiliations'));
  const key = String(affiliation?.['affiliate_key']);

  await page.goto(`/?agent=${encodeURIComponent(key)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');
  await untilTaken(page);
  const [cookie] = await affiliateCookies(context);
  // The loopback host has no parent domain to share with: the cookie is host-only.
  expect(cookie).toMatchObject({
    value: key,
    domain: '127.0.0.1',
    path: '/',
    secure: true,
    sameSite: 'None',
  });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * DAY_S);

  const email = `louis.${String(Date.now())}@example.org`;
  await page.getByRole('link', { name: 'Créer mon compte' }).first().click();
  await register(page, { email, lastName: 'Garnier', firstName: 'Louis' });
  expect(await affiliateCookies(context)).toHaveLength(1);

  // Section 6: a person who registers is an applicant of the default agency, with the supervisor as their agent.
  const [person] = rowsOf(await admin.get(`/admin/api/customer_users?email=${encodeURIComponent(email)}`));
  expect(person).toMatchObject({ s_email_agent: emailOf('superviseur') });
});

test('the subdomains of a site share it', async ({ page, context, portal }) => {
  const { port } = new URL(portal.address);
  await page.goto(`http://portail.intergestion.localhost:${port}/?agent=cabinet-durand`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilTaken(page);
  expect(await affiliateCookies(context)).toMatchObject([
    { value: 'cabinet-durand', domain: '.intergestion.localhost', secure: true, sameSite: 'None' },
  ]);
  await page.goto(`http://simulation.intergestion.localhost:${port}/`);
  expect(await page.evaluate(() => document.cookie)).toContain('from_agent=cabinet-durand');
});

test('the latest affiliate counts, and only one that can be a key, on the home page', async ({
  page,
  context,
}) => {
  const visit = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilTaken(page);
    return (await affiliateCookies(context)).map(({ value }) => value);
  };
  expect(await visit('/')).toEqual([]);
  expect(await visit('/?agent=a%3B%20Domain%3Dexample.org')).toEqual([]);
  expect(await visit('/contact?agent=cabinet-petit')).toEqual([]);
  expect(await visit('/?agent=cabinet-durand')).toEqual(['cabinet-durand']);
  expect(await visit('/?agent=cabinet-petit')).toEqual(['cabinet-petit']);
  expect(await visit('/')).toEqual(['cabinet-petit']);
});
