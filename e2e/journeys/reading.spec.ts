import { expect, test } from '../fixtures/portal';

/** How the pages of texts are read: by their contents, their links, and what they lead to. */

test('the contents of the terms lead to a section, which the address then names', async ({ page }) => {
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
});

test('a word of a text leads to the glossary, whose terms lead on', async ({ page }) => {
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

test('a text ends with what its reader can do next', async ({ page, signInByForm }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/login#inscription$/);
  await expect(page.getByRole('heading', { name: 'Créer votre compte' })).toBeInViewport();

  await signInByForm('agent@intergestion.example');
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Voir les projets' }).click();
  await expect(page).toHaveURL(/projectsList/);
});
