import { expect, type Locator, type Page } from '@playwright/test';

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The outlet of a remote, whatever its version. */
export const outlet = (page: Page, remote: string): Locator => page.locator(`[data-remote="${remote}"]`);

/** The page shown comes from this version of this remote. */
export async function expectShown(page: Page, remote: string, version: string): Promise<void> {
  await expect(outlet(page, remote)).toHaveAttribute('data-version', version);
}

export async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).click();
}

/**
 * The start of most stories: a user signs in and opens their projects, and the document is marked.
 * @param signIn signs the user in, whatever the account
 * @param title of the page, when the served release changes its text
 */
export async function openProjects(
  page: Page,
  signIn: () => Promise<unknown>,
  title = 'Vos projets',
): Promise<void> {
  await signIn();
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText(title);
  await mark(page);
}

/** Returns to the tab, which makes the portal check for releases, and waits for the answer. */
export async function returnTo(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/remotes.json*');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await answer).finished();
}

/** Marks the document, to detect a reload later. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));

/** No reload since `mark`. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
}

/** Collects the paths of remotes' files that a page requests from now on. */
export function watchRemoteFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) asked.push(pathname);
  });
  return asked;
}
