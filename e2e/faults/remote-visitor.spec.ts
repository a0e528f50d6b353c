import { expect, test } from '../fixtures/own-portal';
import { mend, notFoundAsText } from './file-faults';

test.use({ expectedComplaint: /Failed to load resource|integrity checks failed|RemoteError|was preloaded/ });

test('a visitor whose first page is in a remote that is gone: a card, and one press when it is back', async ({
  page,
}) => {
  await page.route(/\/remotes\/public\//, (route) => notFoundAsText(route));
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Le reste du portail n’est pas forcément touché');
  await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));

  await mend(page);
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
});
