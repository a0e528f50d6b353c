import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures/own-portal';
import { emailOf } from '../fixtures/portal';
import { blockOf } from '../fixtures/project-form';

const TYPED = 'Deux parts de SCPI, l’une pour ma fille.';

/** What the browser and the portal log for such faults. A CSP violation is never expected. */
const EXPECTED_COMPLAINT = new RegExp(
  [
    'Failed to load resource',
    'Failed to decode downloaded font|OTS parsing error',
    'Failed to find a valid digest',
    'integrity checks failed',
    'Refused to (execute|apply)',
    'was preloaded using link preload but not used|A preload for .* is not used',
    'was aborted|ERR_ABORTED',
    'RemoteError',
    'RegistryError',
    'SyntaxError.*\\{where: registry\\}',
    'UnreadableError',
    'Error: (admin|applicant)',
    'made on purpose',
    'The above error occurred',
  ].join('|'),
);

/** Of a row of a table: what no change need tell is for `npm run test:all`. */
export const rareUnless = (isTold: boolean) => (isTold ? {} : { tag: '@rare' });

const header = (page: Page) => page.getByRole('banner');

async function expectShell(page: Page): Promise<void> {
  await expect(header(page)).toBeVisible();
  await header(page).getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

async function halfFillProject(page: Page): Promise<void> {
  await blockOf(page, 'MON PROJET').getByLabel('Description du projet').fill(TYPED);
  await expect(page.getByText(/^Brouillon enregistré sur cet appareil/)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));
}

/** An administrator has half filled in a project and opens the users, this tab's first page of the remote `admin`. */
function outletStory(page: Page, signIn: (email: string, where: { readonly at: string }) => Promise<void>) {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Réessayer' });
  return {
    /** Signs in and fills in. What a story releases before is what this tab knows. */
    async begin() {
      await signIn(emailOf('admin'), { at: '/editProjectApplicant' });
      await halfFillProject(page);
    },
    retry,
    /** Follows the link to the users; the story checks the outcome. */
    enter: () => header(page).getByRole('link', { name: 'Utilisateurs' }).click(),
    /** The outlet shows the error card; header, menu and session are unchanged. */
    async expectCard() {
      await expect(retry).toBeVisible();
      await expect(main.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible();
      await expectShell(page);
    },
    /** The page is shown with data of the session, in the given version. */
    async expectPage(version?: string) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs');
      await expect(main.getByText(/@/).first()).toBeVisible();
      if (version !== undefined)
        await expect(page.locator('[data-remote="admin"]')).toHaveAttribute('data-version', version);
      await expectShell(page);
    },
    /** Still the same document, with the draft intact. It leaves the page. */
    async expectNothingLost() {
      await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
      await page.goBack();
      await page.getByRole('button', { name: 'Reprendre' }).click();
      await expect(blockOf(page, 'MON PROJET').getByLabel('Description du projet')).toHaveValue(TYPED);
    },
  };
}

export const test = base.extend<{ story: ReturnType<typeof outletStory> }>({
  expectedComplaint: EXPECTED_COMPLAINT,
  story: async ({ page, signIn }, use) => use(outletStory(page, signIn)),
});

export { expect };
