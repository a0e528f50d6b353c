import type { Page, Response } from '@playwright/test';
import { fillBirthDate } from '../fixtures/birth-date';
import { seedBranch, seedProject, seedProposition, type Branch } from '../fixtures/agency-network';
import { emailOf, expect, test } from '../fixtures/portal';

/**
 * A user who edits the role or identity in their browser's storage: a page may open, but the server gives it nothing,
 * and the portal restores the role from the profile.
 */

test.use({ expectedComplaint: /^ApiError: 40[134]/ });

/** Keys of the storage, as listed in section 3 of the specification. */
type Entries = Readonly<Record<string, string>>;

const write = (page: Page, entries: Entries): Promise<void> =>
  page.evaluate((wanted) => {
    for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value);
  }, entries);

const read = (page: Page, names: readonly string[]): Promise<Record<string, string | null>> =>
  page.evaluate(
    (wanted) => Object.fromEntries(wanted.map((name) => [name, localStorage.getItem(name)])),
    names,
  );

const isCall = (url: string): boolean => new URL(url).pathname.startsWith('/admin/api/');

function hearAnswers(page: Page): () => Promise<readonly string[]> {
  const heard: Promise<string>[] = [];
  const hear = async (response: Response): Promise<string> => {
    // The body is lost when the page is left before it arrives.
    const body = await response.text().catch(() => '');
    return `${String(response.status())} ${response.request().method()} ${response.url()} ${body}`;
  };
  page.on('response', (response) => {
    if (isCall(response.url())) heard.push(hear(response));
  });
  return () => Promise.all(heard);
}

/** Strings that identify a branch: the name its people share, and their e-mails. */
const tracesOf = ({ name, director, agent, applicant }: Branch): readonly string[] => [
  name,
  director.email,
  agent.email,
  applicant.email,
];

test('a director who calls themselves an administrator of another network is shown nothing of it', async ({
  page,
  portal,
  signIn,
}) => {
  const own = await seedBranch(portal, 'Ici', null);
  const stranger = await seedBranch(portal, 'Ailleurs', null);
  const project = await seedProject(portal, stranger);
  const proposition = await seedProposition(portal, stranger, project);
  const me = own.director;
  await signIn(me.email);
  const names = ['role', 'profileId', 'customer', 'email'];
  const mine = {
    role: 'DIRECTOR',
    profileId: String(me.id),
    customer: String(own.agencyId),
    email: me.email,
  };
  await expect.poll(() => read(page, names)).toEqual(mine);
  const tampered = {
    role: 'ADMIN',
    profileId: String(stranger.applicant.id),
    customer: String(stranger.agencyId),
  };
  const answers = hearAnswers(page);
  await write(page, tampered);
  await page.goto('/user/new');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  for (const path of [
    `/user/edit/${String(stranger.applicant.id)}`,
    `/projectFile/${String(project)}`,
    `/propositionDetailsPage/${String(proposition)}`,
    '/agent/home',
  ]) {
    await write(page, tampered);
    await page.goto(path);
    await expect.poll(() => read(page, names), path).toEqual(mine);
    await expect(page.getByRole('main').locator('[data-remote]')).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    for (const trace of tracesOf(stranger)) await expect(page.locator('body')).not.toContainText(trace);
  }
  const heard = await answers();
  expect(heard.length).toBeGreaterThan(4);
  // The request may name the stranger; the answer may not.
  const bodies = heard.map((answer) => answer.replace(/ \S*\/admin\/api\/\S*/, ''));
  for (const trace of tracesOf(stranger)) expect(bodies.filter((body) => body.includes(trace))).toEqual([]);
});

test('a page that even a forged answer opens makes no account, and a key under another name leads to the login', async ({
  page,
  portal,
  signIn,
}) => {
  const own = await seedBranch(portal, 'Forgée', null);
  await signIn(own.agent.email);
  // Users control their browser: here the profile it receives says administrator.
  await page.route(/\/admin\/api\/customer_users\?email=/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as readonly object[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, roles: [1] })) });
  });
  await write(page, { role: 'ADMIN' });
  await page.goto('/user/new');
  const form = page.getByRole('form', { name: 'Nouvel utilisateur' });
  await form.getByLabel('Prénom').fill('Ève');
  await form.getByLabel('Nom', { exact: true }).fill('Forcée');
  await fillBirthDate(form, '31/01/1990');
  await form.getByLabel('Adresse e-mail').fill('compte.force@example.org');
  await form.getByLabel('Rôle').selectOption('Admin');
  await form.getByLabel('Mot de passe', { exact: true }).fill('Secret2026');
  await form.getByLabel('Confirmation du mot de passe').fill('Secret2026');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  expect((await answered).status()).toBe(403);
  await expect(form.getByRole('alert')).toBeVisible();

  // Leaves the open page first: it knows nothing of the change, so its own calls are legitimate.
  await page.goto('/healthz');
  await page.unrouteAll();
  await write(page, { email: emailOf('admin'), profileId: '1', customer: '59', role: 'ADMIN' });
  const answers = hearAnswers(page);
  await page.goto('/usersList');
  await expect(page).toHaveURL(/\/login\?next=%2FusersList/);
  const heard = await answers();
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((answer) => !answer.startsWith('401 '))).toEqual([]);
  expect(await read(page, ['token', 'role'])).toEqual({ token: null, role: 'VISITOR' });
});
