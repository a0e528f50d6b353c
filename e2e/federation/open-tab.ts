import { expect, type Locator, type Page } from '@playwright/test';

/** What a story looks at in an open tab. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The part of the page that a remote renders, whatever its version. */
export const outlet = (page: Page, remote: string): Locator => page.locator(`[data-remote="${remote}"]`);

/** What is shown now comes from this version of this remote. */
export async function expectShown(page: Page, remote: string, version: string): Promise<void> {
  await expect(outlet(page, remote)).toHaveAttribute('data-version', version);
}

/** Follows a link of the burger menu, as a reader who goes elsewhere in the portal. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).click();
}

/**
 * Where most stories begin: somebody signs in, reads their projects, and the document is marked.
 * @param signIn signs the reader in, whatever account that is
 * @param title of the page, when the release that is served has words of its own
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

/** Comes back to the tab from another window; the portal then asks what is new, and has its answer. */
export async function returnTo(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/remotes.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await answer).finished();
}

/** Marks the document, to tell later that it is still this one. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));

/** No reload since `mark`. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
}

/** Paths of the files of remotes that a page asks for from here on. */
export function watchRemoteFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) asked.push(pathname);
  });
  return asked;
}
