import { rowsOf, signedCaller } from '../fixtures/back-office-client';
import { expect, test } from '../fixtures/portal';
import { blockOf, fillProject } from '../fixtures/project-form';

// What is logged about the calls and files that the story makes fail: a part of the form may load only now.
test.use({
  expectedComplaint: /^Failed to load resource: net::ERR_|^ChunkLoadError: Loading CSS chunk/,
});

const PROJECT = { amount: '85 000', description: 'Un studio à Nantes.' };
const submitButton = { name: 'SOUMETTRE VOTRE PROJET' };

test.beforeEach(async ({ applicant, signIn }) => signIn(applicant.email));

test('the connection is lost in the middle of a form: nothing typed is lost, and it is sent later', async ({
  page,
  context,
}) => {
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

test('an answer that got lost does not make two projects of one', async ({ page, portal, applicant }) => {
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await fillProject(page, PROJECT);
  await page.route(
    '**/admin/api/requests',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', submitButton).click();
  await expect(page.getByRole('alert')).toContainText('rien ne sera fait deux fois');
  await page.getByRole('button', submitButton).click();
  await expect(page).toHaveURL(/ConfirmAddEditProject/);

  const caller = await signedCaller(portal.address, applicant.email, applicant.password);
  const projects = rowsOf(await caller.get(`/admin/api/requests?customerUser=${String(applicant.id)}`));
  expect(projects).toHaveLength(1);
});

test('a page that cannot be had offline says so, and shows once the connection is back', async ({
  page,
  context,
}) => {
  await expect(page.getByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos propositions').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();

  // The page recovers without a click.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos propositions');
  await expect(page.getByText('0 proposition')).toBeVisible();
});
