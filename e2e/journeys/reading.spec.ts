import { expect, test } from '../fixtures/portal';

/** How the pages of texts are read: by their contents, their links, and what they lead to. */

test('the contents of a text lead to its sections, which the address names, and its words to the glossary', async ({
  page,
}) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await contents.getByRole('link', { name: '12. Droit applicable, réclamations' }).click();
  await expect(page).toHaveURL(/\/terms#droit-applicable-reclamations$/);
  const section = page.getByRole('heading', { name: '12. Droit applicable, réclamations' });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();

  // The same address, opened anew.
  await page.goto('/contact');
  await page.goto('/terms#delais-legaux');
  await expect(page.getByRole('heading', { name: '8. Délais légaux' })).toBeInViewport();

  await page.goto('/projects');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'taux d’effort' }).click();
  await expect(page).toHaveURL(/\/glossaire#taux-deffort$/);
  const terms = page.getByRole('term');
  await expect(terms.filter({ hasText: 'Taux d’effort' })).toBeInViewport();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.getByLabel('Chercher un mot').fill('indemnité');
  await expect(terms).toHaveText(['Remboursement anticipé']);
  await page.getByRole('link', { name: 'capital restant dû' }).click();
  await expect(terms.filter({ hasText: 'Capital restant dû' })).toBeInViewport();
  await expect(page.getByLabel('Chercher un mot')).toHaveValue('');
});
