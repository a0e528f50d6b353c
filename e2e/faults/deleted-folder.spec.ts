import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { startPortal } from '../fixtures/portal-server';

const root = path.resolve(import.meta.dirname, '../..');

test('the folder of a remote is deleted while the portal runs, and put back', async ({ browser }) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'portal-dist-'));
  for (const part of ['shell.json', 'shell', 'remotes.json', 'remotes']) {
    cpSync(path.join(root, 'dist', part), path.join(copy, part), { recursive: true });
  }
  const applicant = path.join(copy, 'remotes/applicant');
  const portal = await startPortal({ gapMs: 0, dist: copy });
  const context = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
  const page = await context.newPage();
  try {
    renameSync(applicant, `${applicant}-away`);
    await page.goto('/login');
    const login = page.getByRole('form', { name: 'Se connecter' });
    await login.getByLabel('Adresse e-mail').fill(emailOf('demandeur'));
    await login.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'CONNEXION' }).click();

    // The remote of the applicant's home is gone: its card, and nothing else of the portal is touched.
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Élodie');
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));

    // Another remote goes on working, in the same page and session.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos projets').click();
    await expect(retry).toBeVisible();

    // Back again: one press heals, without a reload.
    renameSync(`${applicant}-away`, applicant);
    await retry.click();
    await expect(page.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
  } finally {
    await context.close();
    await portal.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
