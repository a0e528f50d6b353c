import { expect, test } from '../fixtures/portal';
import { blockOf, fillProject } from '../fixtures/project-form';

// What is logged about the calls and files that the story makes fail: a part of the form may load only now.
test.use({
  expectedComplaint: /^Failed to load resource: net::ERR_|^ChunkLoadError: Loading CSS chunk/,
});

const PROJECT = { amount: '85 000', description: 'Un studio à Nantes.' };
const submitButton = { name: 'SOUMETTRE VOTRE PROJET' };

test('the connection is lost in the middle of a form: nothing typed is lost, and it is sent later', async ({
  page,
  context,
  applicant,
  signIn,
}) => {
  await signIn(applicant.email);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await blockOf(page, 'ETAT CIVIL').getByLabel('Téléphone').fill('06 39 98 00 12');
  await expect(page.getByLabel('État d’avancement').locator('option').nth(1)).toBeAttached();

  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await fillProject(page, PROJECT);
  await page.getByRole('button', submitButton).click();
  await expect(page.getByRole('alert')).toContainText('rien ne sera fait deux fois');
  const description = blockOf(page, 'MON PROJET').getByLabel('Description du projet');
  await expect(description).toHaveValue(PROJECT.description);

  await context.setOffline(false);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeHidden();
  await expect(description).toHaveValue(PROJECT.description);
  await page.getByRole('button', submitButton).click();
  await expect(page).toHaveURL(/ConfirmAddEditProject/);
});
