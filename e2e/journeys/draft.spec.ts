import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { blockOf, fillProject, openStep } from '../fixtures/project-form';

const NEW_PROJECT = '/editProjectApplicant';
const DESCRIPTION = 'Deux parts de SCPI, l’une pour ma fille.';
const SUBMIT = { name: 'SOUMETTRE VOTRE PROJET' };

const description = (page: Page) => blockOf(page, 'MON PROJET').getByLabel('Description du projet');
const amount = (page: Page) => blockOf(page, 'MON PROJET').getByLabel('Prix à financer');
const offer = (page: Page) => page.getByText(/^Vous avez un brouillon du /);
const kept = (page: Page) => page.getByText(/^Brouillon enregistré sur cet appareil à /);

test.beforeEach(async ({ applicant, signIn }) => {
  await signIn(applicant.email, { at: NEW_PROJECT });
});

test('what was typed in a tab that was closed goes on in two others; once one sends it, the other closes', async ({
  page,
  context,
}) => {
  await fillProject(page, { description: DESCRIPTION, amount: '85k' });
  // Formatted on blur.
  await expect(amount(page)).toHaveValue(/^85\s000,00$/);
  await expect(kept(page)).toBeVisible();
  // No page event tells of it.
  await page.close({ runBeforeUnload: false });

  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto(NEW_PROJECT);
    await tab.getByRole('button', { name: 'Reprendre' }).click();
    await openStep(tab, 'MON PROJET');
    await expect(description(tab)).toHaveValue(DESCRIPTION);
    await expect(amount(tab)).toHaveValue(/^85\s000/);
  }
  await one.getByRole('button', SUBMIT).click();
  await expect(one).toHaveURL(/ConfirmAddEditProject/);
  await expect(other.getByRole('alert')).toContainText('Ce projet a déjà été envoyé depuis un autre onglet.');
  await expect(other.getByRole('button', SUBMIT)).toBeHidden();
  await other.getByRole('link', { name: 'Voir vos projets' }).click();
  await expect(other.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ })).toHaveCount(1);
});

test('leaving asks when what is typed is not kept, and keeps it when the reader stays', async ({ page }) => {
  await openStep(page, 'MON PROJET');
  await description(page).fill(DESCRIPTION);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(offer(page)).toBeVisible();

  // Until the user chooses, the older draft is kept, and the new input exists in this page only.
  // Browsers ask only who has pressed something.
  await amount(page).click();
  await amount(page).fill('90 000');
  await expect(page.getByText(/votre nouvelle saisie n’est pas encore enregistrée/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(amount(page)).toHaveValue(/^90\s000/);

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Accueil').click();
  const question = page.getByRole('alertdialog', { name: /Quitter cette page/ });
  await expect(question).toContainText('Si vous quittez cette page, elle sera perdue.');
  await question.getByRole('button', { name: 'Quitter la page' }).click();
  await expect(page).toHaveURL(/applicant\/home/);
});
