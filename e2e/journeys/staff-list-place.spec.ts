import type { Page } from '@playwright/test';
import { emailOf, expect, test } from '../fixtures/portal';

/** A list is found again as it was left: its page, its search, and the place on the screen. */

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens the file of the last row, and tells how far the list was scrolled. */
async function openLastFile(page: Page): Promise<number> {
  await expect(rows(page)).toHaveCount(24);
  // Names that come may add rows to those found.
  await expect(page.getByRole('button', { name: 'Exporter (CSV)' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const last = rows(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/projectFile\/\d+$/);
  await expect(page.getByRole('region', { name: 'Demandeur', exact: true })).toBeVisible();
  return top;
}

test('a director comes back to the page, the search and the row that they left', async ({ page, signIn }) => {
  await signIn(emailOf('directeur'), { at: '/projectsListPage?q=paris&page=2' });
  const left = await openLastFile(page);
  await page.goBack();
  await expect(page).toHaveURL(/q=paris&page=2$/);
  await expect(rows(page)).toHaveCount(24);
  await expect.poll(() => scrollTop(page)).toBe(left);

  // The link of the file leads back to the same place.
  const again = await openLastFile(page);
  await page.getByRole('main').getByRole('link', { name: 'Projets', exact: true }).click();
  await expect(page).toHaveURL(/q=paris&page=2$/);
  await expect(rows(page)).toHaveCount(24);
  await expect.poll(() => scrollTop(page)).toBe(again);

  // The menu opens the whole list, at its top.
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Accueil' })
    .click();
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Projets' })
    .click();
  await expect(page).toHaveURL(/\/projectsList$/);
  await expect(rows(page)).toHaveCount(24);
  await expect.poll(() => scrollTop(page)).toBe(0);
});
