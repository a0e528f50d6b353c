import { expect, test } from '../fixtures/portal';
import { blockOf, fillProject, openStep } from '../fixtures/project-form';

const NEW_PROJECT = '/editProjectApplicant';
const SUBMIT = { name: 'SOUMETTRE VOTRE PROJET' };

test('a project sent from one tab closes the form of the other, and makes one project', async ({
  page,
  context,
  applicant,
  signIn,
}) => {
  await signIn(applicant.email, { at: NEW_PROJECT });
  await fillProject(page, { description: 'Deux parts de SCPI.', amount: '85k' });
  // Formatted on blur.
  await expect(blockOf(page, 'MON PROJET').getByLabel('Prix à financer')).toHaveValue(/^85\s000,00$/);
  await expect(page.getByText(/^Brouillon enregistré sur cet appareil à /)).toBeVisible();

  const other = await context.newPage();
  await other.goto(NEW_PROJECT);
  await other.getByRole('button', { name: 'Reprendre' }).click();
  await openStep(other, 'MON PROJET');
  await expect(blockOf(other, 'MON PROJET').getByLabel('Description du projet')).toHaveValue(
    'Deux parts de SCPI.',
  );

  await page.getByRole('button', SUBMIT).click();
  await expect(page).toHaveURL(/ConfirmAddEditProject/);
  await expect(other.getByRole('alert')).toContainText('Ce projet a déjà été envoyé depuis un autre onglet.');
  await expect(other.getByRole('button', SUBMIT)).toBeHidden();

  await other.getByRole('link', { name: 'Voir vos projets' }).click();
  await expect(other).toHaveURL(/projectsList/);
  await expect(other.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ })).toHaveCount(1);
});
