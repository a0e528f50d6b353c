import type { Page } from '@playwright/test';
import { emailOf, expect, test } from '../fixtures/portal';

const ACCOUNTS = { applicant: 'demandeur', agent: 'agent', director: 'directeur', admin: 'admin' } as const;

/** The menu of each role, as the specification lists it. */
const MENUS: Readonly<Record<keyof typeof ACCOUNTS | 'anonymous', readonly string[]>> = {
  anonymous: ['Accueil', 'Contact'],
  applicant: [
    'Accueil',
    'Un projet',
    'Vos projets',
    'Vos propositions',
    'Carnet d’adresses',
    'Conditions de financement',
    'Tutoriel d’inscription',
    'Contact',
    'Déconnexion',
  ],
  agent: ['Accueil', 'Projets', 'Propositions', 'Adresses', 'Contact', 'Déconnexion'],
  director: ['Accueil', 'Projets', 'Propositions', 'Adresses', 'Utilisateurs', 'Contact', 'Déconnexion'],
  admin: ['Accueil', 'Projets', 'Propositions', 'Adresses', 'Utilisateurs', 'Contact', 'Déconnexion'],
};

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
}

for (const role of ['anonymous', 'applicant', 'agent', 'director', 'admin'] as const) {
  test(`gives ${role} the menu of the specification, and each entry leads to a page`, async ({
    page,
    signIn,
  }) => {
    if (role === 'anonymous') await page.goto('/');
    else await signIn(emailOf(ACCOUNTS[role]));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = () => page.getByRole('button', { name: 'Ouvrir le menu' }).click();

    await open();
    const entries = menu.getByRole('listitem');
    await expect(entries).toHaveCount(MENUS[role].length);
    for (const [index, label] of MENUS[role].entries()) await expect(entries.nth(index)).toContainText(label);
    await page.keyboard.press('Escape');

    for (const label of MENUS[role]) {
      if (label === 'Conditions de financement' || label === 'Déconnexion') continue;
      await open();
      const entry = menu.getByRole('link', { name: label, exact: true });
      const path = await entry.getAttribute('href');
      await entry.click();
      // The URL changes once the page has loaded: earlier, the menu would open on the previous page.
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(menu).toBeHidden();
      await expectWholePage(page);
    }
    if (role === 'anonymous') return;
    await open();
    await menu.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  });
}

test('gives the applicant the financing conditions as a PDF, in a tab of its own', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(emailOf('demandeur'));
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const link = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /Conditions de financement/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
