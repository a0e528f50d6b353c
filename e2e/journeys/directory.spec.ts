import type { Page } from '@playwright/test';
import { fillBirthDate } from '../fixtures/birth-date';
import { rowsOf, signedCaller } from '../fixtures/back-office-client';
import { oneSpaced } from '../fixtures/paper';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { readSavedQrCode } from '../fixtures/read-qr-code';
import { extractText, getDocumentProxy } from 'unpdf';

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher' });

test.describe('an administrator', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(emailOf('admin'), { at: '/usersList' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs');
  });

  test('creates a user, finds them, changes them and deletes them', async ({ page, portal }) => {
    const email = `ines.${String(Date.now())}@example.org`;
    await page.getByRole('link', { name: 'NOUVEL UTILISATEUR' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvel utilisateur');
    await expect(save(page)).toBeDisabled();
    await expect(page.getByLabel('Rôle').locator('option')).toHaveText([
      'Choisissez',
      'Admin',
      'Demandeur',
      'Agent',
      "Directeur d'agence",
    ]);

    const password = page.getByLabel('Mot de passe', { exact: true });
    const confirmation = page.getByLabel('Confirmation du mot de passe');
    await password.fill('motdepasse');
    await password.blur();
    await expect(password).toHaveAccessibleDescription(
      'Le mot de passe doit comporter une lettre majuscule et un chiffre',
    );
    await password.fill('court');
    await expect(password).toHaveAccessibleDescription(/au moins 8 caractères/);
    await password.fill(PASSWORD);
    await confirmation.fill('Autre2026');
    await confirmation.blur();
    await expect(confirmation).toHaveAccessibleDescription(
      'Le mot de passe et la confirmation du mot de passe doivent être identiques.',
    );

    await page.getByLabel('Prénom').fill('Inès');
    await page.getByLabel('Nom', { exact: true }).fill('Belkacem-Ziani');
    await fillBirthDate(page, '17/09/1986');
    await page.getByLabel('Adresse e-mail').fill(emailOf('agent'));
    await page.getByLabel('Rôle').selectOption({ label: 'Agent' });
    await expect(save(page), 'the confirmation is wrong').toBeDisabled();
    await confirmation.fill(PASSWORD);
    await save(page).click();
    await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
      'Cet email est déjà utilisé.',
    );
    await page.getByLabel('Adresse e-mail').fill(email);
    await save(page).click();

    await expect(page).toHaveURL(/\/usersList$/);
    await expect(page.getByText('Compte « Inès Belkacem-Ziani » créé.')).toBeVisible();
    const admin = await signedCaller(portal.address, emailOf('admin'));
    const [created] = rowsOf(await admin.get(`/admin/api/customer_users?email=${encodeURIComponent(email)}`));
    expect(created, 'section 9: the default agency and the supervisor').toMatchObject({
      customer: 59,
      s_email_agent: emailOf('superviseur'),
      roles: [4],
      confirmed: true,
      enabled: true,
    });

    await search(page).fill('ziani ines');
    await expect(page.getByText(/^1\s?utilisateur sur \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Modifier Inès Belkacem-Ziani' }).click();
    await page.getByLabel('Prénom').fill('Inès-Lina');
    await save(page).click();
    await expect(page.getByText('Compte « Inès-Lina Belkacem-Ziani » enregistré.')).toBeVisible();
    await expect(search(page), 'the way back leads to the same search').toHaveValue('ziani ines');

    await page.getByRole('button', { name: 'Supprimer Inès-Lina Belkacem-Ziani' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Inès-Lina Belkacem-Ziani');
    await expect(dialog).toContainText('Cette suppression est définitive.');
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Supprimer le compte' }).click();
    await expect(page.getByText('Aucun utilisateur ne correspond à « ziani ines »')).toBeVisible();
    expect(
      rowsOf(await admin.get(`/admin/api/customer_users?email=${encodeURIComponent(email)}`)),
    ).toHaveLength(0);
  });

  test('copies the link of an affiliation, and its code says the same wherever it goes', async ({
    page,
    context,
    portal,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.address });
    await page.getByRole('link', { name: 'Affiliations' }).click();
    await expect(page.getByRole('button', { name: 'Ajouter' })).toHaveAttribute('aria-disabled', 'true');
    await search(page).fill('agence-rennes');
    await page.getByRole('button', { name: 'Copier le lien, Agence Rennes' }).click();
    await expect(page.getByText('Lien « Agence Rennes » copié.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${portal.address}/?agent=AGENCE-RENNES`);

    await page.getByRole('button', { name: 'Code QR, Agence Rennes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lien d’affiliation' });
    await expect(dialog.getByRole('img', { name: link })).toBeVisible();
    for (const format of ['SVG', 'PNG']) {
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Télécharger en ${format}` }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`code-qr-AGENCE-RENNES.${format.toLowerCase()}`);
      expect(await readSavedQrCode(context, download), format).toBe(link);
    }

    // Only the card is printed, on paper of its size.
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { text, totalPages } = await extractText(paper, { mergePages: true });
    const [, , width, height] = (await paper.getPage(1)).view;
    expect(totalPages).toBe(1);
    // A6 in points of 1/72 inch.
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420]);
    expect(oneSpaced(text)).toBe(
      `Agence Rennes Scannez ce code pour déposer votre projet de financement en ligne. ${link}`,
    );
    await paper.loadingTask.destroy();
  });
});
