import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../fixtures/portal';

const NEW_PASSWORD = 'Retrouve2027';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: /Mot de passe oublié/ }).click();
  await expect(page).toHaveURL(/ResetPassword$/);
  // The URL changes before the page does, and the previous page has two fields of that name.
  const ask = page.getByRole('button', { name: 'Recevoir le lien' });
  await expect(ask).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await ask.click();
  await expect(page).toHaveURL(/ConfirmResetPassword/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez votre messagerie');
}

/** Exact, as the form has a similar name. */
const newPassword = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true });

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await newPassword(page).fill(password);
  await page.getByLabel('Confirmation du mot de passe').fill(confirmation);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
}

test('a forgotten password is replaced through the mail, once', async ({
  page,
  portal,
  applicant,
  signInByForm,
}) => {
  await askForLink(page, applicant.email);

  await expect.poll(() => portal.mailsTo(applicant.email)).toHaveLength(1);
  const [mail] = portal.mailsTo(applicant.email);
  expect(mail?.subject).toBe('Choisissez un nouveau mot de passe');
  expect(mail?.text).toContain('Le lien sert une seule fois et expire dans 20\u00A0minutes.');
  const link = /\S+\/password\/reset\/token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link';
  expect(new URL(link).origin).toBe(portal.address);

  await page.goto(link);
  // The token is a credential: it leaves the address bar, but survives a reload of the page.
  await expect(page).toHaveURL(`${portal.address}/password/reset/token=`);
  await page.reload();
  await choose(page, NEW_PASSWORD, 'Retrouve2028');
  const [password, confirmation] = [newPassword(page), page.getByLabel('Confirmation du mot de passe')];
  await expect(confirmation).toHaveAccessibleDescription('Les mots de passe ne correspondent pas.');

  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(confirmation).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(NEW_PASSWORD);

  await choose(page, 'faible');
  await expect(password).toHaveAccessibleDescription(
    /Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre\./,
  );

  await choose(page, NEW_PASSWORD);
  await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
  await expect.poll(() => portal.mailsTo(applicant.email).at(-1)?.subject).toContain('a été modifié');

  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  const login = page.getByRole('form', { name: 'Se connecter' });
  await login.getByLabel('Adresse e-mail').fill(applicant.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(login.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    "Votre email ou mot de passe n'est pas valide",
  );

  // Before anything is typed.
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable. Demandez-en un nouveau.');
  await expect(newPassword(page)).toHaveCount(0);

  await signInByForm(applicant.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/applicant\/home/);
});

test('an unknown e-mail gets the same answer, and no message', async ({ page, portal, applicant }) => {
  await askForLink(page, applicant.email);
  const known = await page.getByRole('main').innerText();
  await expect.poll(() => portal.mailsTo(applicant.email)).toHaveLength(1);

  await askForLink(page, 'personne@example.org');
  await expect(page.getByRole('main')).toContainText('Si un compte existe pour cette adresse');
  await expect(page.getByRole('main')).toHaveText(known, { useInnerText: true });

  // A later message has arrived, so one for the unknown address would have, too.
  await askForLink(page, applicant.email);
  await expect.poll(() => portal.mailsTo(applicant.email)).toHaveLength(2);
  expect(portal.mailsTo('personne@example.org')).toEqual([]);
});
