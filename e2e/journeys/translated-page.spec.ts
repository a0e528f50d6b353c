import { placeLists, saveAddress } from '../fixtures/address-form';
import { seedBranch, seedProject } from '../fixtures/agency-network';
import { expectChartsDrawn } from '../fixtures/dashboard';
import { expect, PASSWORD, test } from '../fixtures/portal';
import { fillProject } from '../fixtures/project-form';
import { register } from '../fixtures/registration';
import { translateAlways } from '../fixtures/translator';

test.beforeEach(async ({ context }) => translateAlways(context));

// Every page was translated to its last word, and none was mounted anew.
test.afterEach(async ({ page }) => {
  await expect(page.locator('font font').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test('a visitor registers, is told a wrong password, and replaces a forgotten one through the mail', async ({
  page,
  portal,
  signInByForm,
}) => {
  const email = 'lue.en.anglais@example.org';
  await page.goto('/login');
  await register(page, { email, lastName: 'Traduite', firstName: 'Page' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est créé');

  await page.goto('/login');
  const login = page.getByRole('form', { name: 'Se connecter' });
  await login.getByLabel('Adresse e-mail').fill(email);
  await login.getByLabel('Mot de passe', { exact: true }).fill('Inconnu2026');
  await login.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(login.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    "Votre email ou mot de passe n'est pas valide",
  );
  await expect(login.getByLabel('Adresse e-mail')).toHaveValue(email);

  await page.getByRole('button', { name: /Mot de passe oublié/ }).click();
  const ask = page.getByRole('button', { name: 'Recevoir le lien' });
  await expect(ask).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await ask.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez votre messagerie');
  const link = () =>
    portal
      .mailsTo(email)
      .flatMap(({ text }) => /\S+\/password\/reset\/token=\S+/.exec(text) ?? [])
      .at(-1);
  await expect.poll(link).toBeDefined();
  await page.goto(link() ?? '');
  // The token is a credential: it leaves the address bar, but survives a reload of the page.
  await expect(page).toHaveURL(`${portal.address}/password/reset/token=`);
  await page.reload();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Traduit2027');
  await page.getByLabel('Confirmation du mot de passe').fill('Traduit2027');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
  await signInByForm(email, 'Traduit2027');
  await expect(page.getByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeVisible();
});

test('an applicant sends a project, changes their profile, saves an address and answers a proposition', async ({
  page,
  portal,
  applicant,
  signIn,
}) => {
  const of = { customer_user_id: applicant.id };
  const request_id = await portal.ask({ kind: 'request', columns: of });
  const proposition = { po_number: 'PROP-2026-920001', request_id, internal_status: 'draft', ...of };
  await portal.ask({ kind: 'quote', columns: proposition });
  await signIn(applicant.email);

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await fillProject(page, { description: 'Deux parts de SCPI.', amount: '85 000' });
  await page.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }).click();
  await expect(page.getByRole('heading', { name: /^Et maintenant/ })).toBeVisible();

  await page.getByRole('link', { name: /^Votre profil/ }).click();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByLabel('Deuxième prénom').fill('Ondine');
  await page.getByLabel('Mot de passe actuel').fill('Inconnu2026');
  await page.getByLabel(/^Nouveau mot de passe/).fill('Traduit2027');
  await page.getByLabel('Confirmation du nouveau mot de passe').fill('Traduit2027');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Mot de passe actuel')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/ProfileDetail/);
  await expect(page.getByRole('main')).toContainText('Ondine');

  await page.getByRole('link', { name: 'Gérer les adresses' }).click();
  await page.getByRole('link', { name: 'NOUVELLE ADRESSE' }).click();
  await saveAddress(page, {
    label: 'Domicile',
    street: '12 rue du Chemin Fictif',
    postalCode: '75011',
    city: 'Paris',
    country: 'France',
    department: 'Paris',
  });
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await placeLists(page).country.selectOption({ label: 'France' });
  await placeLists(page).department.selectOption({ label: 'Ain' });
  await expect(page.getByText('Aucune adresse ne correspond à ces filtres')).toBeVisible();

  await page.goto('/applicant/home');
  await page.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }).click();
  await page.getByRole('button', { name: 'Refuser', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser la proposition' }).click();
  await expect(page).toHaveURL(/propositionsList/);
  await expect(page.getByText('Proposition refusée').first()).toBeVisible();
});

test('an agent reads the dashboard and filters their list', async ({ page, portal, signIn }) => {
  const branch = await seedBranch(portal, 'Traduit', null);
  for (const internal_status of ['open', 'open', 'signed', 'processed', 'rejected', 'open'])
    await seedProject(portal, branch, { internal_status, title: `Projet ${internal_status}` });
  await signIn(branch.agent.email);
  await expectChartsDrawn(page);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Projets').click();
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  const count = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await count('6 projets');
  await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Validation des documents' });
  await expect(rows).toHaveCount(1);
  await count('1 projet');
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(rows).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('processed');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Projet processed');
});
