import { untilTaken } from '../federation-bench/visit';
import { fillBirthDate } from '../fixtures/birth-date';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';

const VALUES = [
  ['Prix à financer', /^240.000,00$/],
  ['Apport personnel', /^60.000,00$/],
  ['Revenu net imposable annuel', /^54.000,00$/],
] as const;

test('a visitor simulates, registers, signs in, and finds the simulation in the project form', async ({
  page,
}) => {
  const email = `simulation.${String(Date.now())}@example.org`;
  await page.goto('/simulateur');
  await untilTaken(page);
  await page.getByText('Prix, frais, remboursement').click();
  await page.getByLabel(/^Prix du bien/).fill('240 000');
  await page.getByLabel(/^Apport/).fill('60 000');
  await page.getByLabel(/^Revenus nets/).fill('54 000');
  await page.getByRole('link', { name: 'Déposer ce projet' }).click();
  // URLs are shared and stored, so they must not contain an income.
  expect(page.url()).not.toMatch(/54(\+|%20|%E2%80%AF)?000/);

  const form = page.getByRole('form', { name: 'Créer votre compte' });
  await form.getByLabel('Nom', { exact: true }).fill('Lefort');
  await form.getByLabel('Prénom').fill('Anaïs');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
  await fillBirthDate(form, '12/04/1991');
  await form.getByRole('button', { name: "S'INSCRIRE" }).click();
  await expect(page).toHaveURL(/ConfirmRegister/);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();

  const login = page.getByRole('form', { name: 'Se connecter' });
  await login.getByLabel('Adresse e-mail').fill(email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(page).toHaveURL(/editProjectApplicant$/);
  await expect(page.getByText(/^Montants repris de votre simulation du/)).toBeVisible();
  for (const [label, value] of VALUES) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel('Durée de crédit souhaitée')).toHaveValue('20_ans');
  await expect(page.getByText('Mensualité estimée, assurance comprise')).toBeVisible();

  // Once used, the simulation is a draft; another form does not find it again.
  await page.reload();
  await expect(page.getByText(/^Vous avez un brouillon du/)).toBeVisible();
  await expect(page.getByText(/^Montants repris de votre simulation/)).toBeHidden();
});

test('an agent who signs in from the simulator comes back to it, not to a project form', async ({ page }) => {
  await page.goto('/simulateur?montant=150000');
  await page.getByRole('link', { name: 'Se connecter à votre compte' }).click();
  const login = page.getByRole('form', { name: 'Se connecter' });
  await login.getByLabel('Adresse e-mail').fill(emailOf('agent'));
  await login.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(page).toHaveURL(/\/simulateur\?.*montant=150000/);
  await expect(page.getByRole('link', { name: 'Déposer ce projet' })).toBeHidden();
});
