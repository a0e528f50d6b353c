import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { blockOf, fillProject, openStep } from '../fixtures/project-form';

const NEW_PROJECT = '/editProjectApplicant';
const DESCRIPTION = 'Deux parts de SCPI, l’une pour ma fille.';

const description = (page: Page) => blockOf(page, 'MON PROJET').getByLabel('Description du projet');
const amount = (page: Page) => blockOf(page, 'MON PROJET').getByLabel('Prix à financer');
const offer = (page: Page) => page.getByText(/^Vous avez un brouillon du /);

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByText(/^Brouillon enregistré sur cet appareil à /)).toBeVisible();
}

/** Closes the tab and opens another; no page event tells of it. */
async function openAgain(page: Page): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(NEW_PROJECT);
  return next;
}

test.beforeEach(async ({ applicant, signIn }) => {
  await signIn(applicant.email, { at: NEW_PROJECT });
});

test('a closed tab loses nothing: what was typed is offered again, taken up, and gone once it is sent', async ({
  page,
}) => {
  await fillProject(page, { description: DESCRIPTION, amount: '85 000' });
  await expectKept(page);

  const again = await openAgain(page);
  await expect(offer(again)).toBeVisible();
  await again.getByRole('button', { name: 'Reprendre' }).click();
  await expect(offer(again)).toBeHidden();
  await expect(blockOf(again, 'ETAT CIVIL').getByLabel('Situation professionnelle')).not.toHaveValue('');
  await openStep(again, 'MON PROJET');
  await expect(description(again)).toHaveValue(DESCRIPTION);
  await expect(amount(again)).toHaveValue(/^85\s000/);

  await again.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }).click();
  await expect(again).toHaveURL(/ConfirmAddEditProject/);
  await again.goto(NEW_PROJECT);
  await openStep(again, 'MON PROJET');
  await expect(offer(again)).toBeHidden();
  await expect(description(again)).toHaveValue('');
});

test('leaving asks when what is typed is not kept, and keeps it when the reader stays', async ({ page }) => {
  await openStep(page, 'MON PROJET');
  await description(page).fill(DESCRIPTION);
  await expectKept(page);
  await page.reload();
  await expect(offer(page)).toBeVisible();

  // Until the user chooses, the older draft is kept, and the new input exists in this page only.
  await amount(page).fill('90 000');
  await expect(page.getByText(/votre nouvelle saisie n’est pas encore enregistrée/)).toBeVisible();
  const home = page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Accueil');
  await home.click();
  const question = page.getByRole('alertdialog', { name: /Quitter cette page/ });
  await expect(question).toContainText('Si vous quittez cette page, elle sera perdue.');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(amount(page)).toHaveValue(/^90\s000/);

  // The browser's own dialog before the tab is closed.
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(amount(page)).toHaveValue(/^90\s000/);

  await home.click();
  await question.getByRole('button', { name: 'Quitter la page' }).click();
  await expect(page).toHaveURL(/applicant\/home/);
});
