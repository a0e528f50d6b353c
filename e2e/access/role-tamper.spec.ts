import type { Page, Response } from '@playwright/test';
import { seedBranch, seedProject, seedProposition, type Branch } from '../fixtures/agency-network';
import { expect, test } from '../fixtures/portal';

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
