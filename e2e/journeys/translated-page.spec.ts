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

test('a visitor registers, is told a wrong password, replaces a forgotten one and writes to the house', async ({
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
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Traduit2027');
  await page.getByLabel('Confirmation du mot de passe').fill('Traduit2027');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();

  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Prénom').fill('Zoé');
  await form.getByLabel('Nom', { exact: true }).fill('Lefèvre');
  await form.getByLabel('Organisation').fill('Cabinet Lefèvre');
  await form.getByLabel('Adresse e-mail').fill('zoe');
  await form.getByLabel('Téléphone').fill('06 39 98 00 13');
  await form.getByLabel('Raison du contact').selectOption('partnershipRequest');
  await form.getByLabel('Message').fill('Bonjour.');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Indiquez une adresse e-mail au format nom@exemple.fr.',
  );
  await expect(form.getByLabel('Message')).toHaveValue('Bonjour.');
  await form.getByLabel('Adresse e-mail').fill('zoe@example.org');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/^Votre message est envoyé\./)).toBeVisible();

  await signInByForm(email, 'Traduit2027');
  await expect(page).toHaveURL(/applicant\/home/);
  await expect(page.getByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeVisible();
});

test('an applicant sends a project, changes their profile, saves an address and answers two propositions', async ({
  page,
  portal,
  applicant,
  signInByForm,
}) => {
  const columns = { customer_user_id: applicant.id, internal_status: 'draft' };
  for (const po_number of ['PROP-2026-920001', 'PROP-2026-920002']) {
    const request_id = await portal.ask({ kind: 'request', columns: { customer_user_id: applicant.id } });
    await portal.ask({ kind: 'quote', columns: { ...columns, po_number, request_id } });
  }
  await signInByForm(applicant.email, PASSWORD);

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await fillProject(page, { description: 'Deux parts de SCPI.', amount: '85 000' });
  await page.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }).click();
  await expect(page).toHaveURL(/ConfirmAddEditProject/);
  await expect(page.getByRole('heading', { name: /^Et maintenant/ })).toBeVisible();

  await page.getByRole('link', { name: /^Votre profil/ }).click();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByLabel('Deuxième prénom').fill('Ondine');
  await page.getByLabel('Mot de passe actuel').fill('Inconnu2026');
  await page.getByLabel(/^Nouveau mot de passe/).fill('Traduit2027');
  await page.getByLabel('Confirmation du nouveau mot de passe').fill('Traduit2027');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Mot de passe actuel')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Deuxième prénom')).toHaveValue('Ondine');
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
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();

  const answers = [
    ['PROP-2026-920001', 'Accepter', 'Proposition acceptée'],
    ['PROP-2026-920002', 'Refuser', 'Proposition refusée'],
  ] as const;
  for (const [number, answer, status] of answers) {
    await page.goto('/applicant/home');
    await page
      .getByRole('listitem', { name: new RegExp(number) })
      .getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ })
      .click();
    await page.getByRole('button', { name: answer, exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `${answer} la proposition` })
      .click();
    await expect(page).toHaveURL(/propositionsList/);
    await expect(page.getByText(status).first()).toBeVisible();
  }
});

test('an agent filters their list and reads the dashboard', async ({ page, portal, signInByForm }) => {
  const branch = await seedBranch(portal, 'Traduit', null);
  const statuses = ['open', 'open', 'signed', 'processed', 'rejected', 'open'];
  for (const internal_status of statuses)
    await seedProject(portal, branch, { internal_status, title: `Projet ${internal_status}` });
  await signInByForm(branch.agent.email);
  await expectChartsDrawn(page);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Projets').click();
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  const count = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(rows).toHaveCount(6);
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
