import type { Browser, Page } from '@playwright/test';
import { fillBirthDate } from '../fixtures/birth-date';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { submitProject } from '../fixtures/project-form';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESCRIPTION = 'Achat de parts de SCPI pour préparer ma retraite, « sans précipitation ».';

/** Data carried from one step to the next. */
const story = { email: `nadia.${String(Date.now())}@example.org`, projectId: 0, applicantId: 0 };

async function inAnotherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  tell: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' });
  await tell(await context.newPage());
  await context.close();
}

test('a visitor registers, is told in French what is wrong, and signs in', async ({ page, signInByForm }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');
  await page.getByRole('link', { name: 'Créer mon compte' }).first().click();

  const form = page.getByRole('form', { name: 'Créer votre compte' });
  await form.getByLabel('Nom', { exact: true }).fill('Belkacem');
  await form.getByLabel('Prénom').fill('Nadia');
  await form.getByLabel('Adresse e-mail').fill(emailOf('demandeur'));
  await form.getByLabel('Mot de passe', { exact: true }).fill('faible');
  await form.getByLabel('Confirmation du mot de passe').fill('autre');
  await fillBirthDate(form, '29/02/1992');
  await form.getByRole('button', { name: "S'INSCRIRE" }).click();
  await expect(form.getByText('Mots de passe non identiques!')).toBeVisible();

  await form.getByLabel('Confirmation du mot de passe').fill('faible');
  await form.getByRole('button', { name: "S'INSCRIRE" }).click();
  await expect(form.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(/Cet email est déjà utilisé\./);
  await expect(form.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    /Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre\./,
  );

  await form.getByLabel('Adresse e-mail').fill(story.email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
  await expect(page.getByText('6 champs remplis sur 6')).toBeVisible();
  await form.getByRole('button', { name: "S'INSCRIRE" }).click();
  await expect(page).toHaveURL(/ConfirmRegister/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est créé');
  await expect(page.getByText('Un conseiller de votre agence l’étudie')).toBeVisible();

  await signInByForm(story.email);
  await expect(page).toHaveURL(/applicant\/home/);
  await expect(page.getByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeVisible();
  await expect(page.getByText("VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT")).toBeVisible();
});

test('the applicant submits a project and finds it at home, in the list and in its file', async ({
  page,
  signInByForm,
}) => {
  await signInByForm(story.email);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await submitProject(page, { description: DESCRIPTION, amount: '85 000' });
  await expect(page.getByText(/^Première fenêtre allumée sur douze/)).toContainText('85 000,00 €');
  await expect(page.getByRole('heading', { name: /^Et maintenant/ })).toBeVisible();
  await page.getByRole('link', { name: 'Voir votre dossier' }).click();
  await expect(page).toHaveURL(/projectFile\/\d+/);

  await page.goto('/applicant/home');
  await expect(page.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeVisible();
  await expect(page.getByText('85 000,00 €')).toBeVisible();

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos projets').click();
  await expect(page.getByText('85 000,00 €')).toBeVisible();
  await page
    .getByRole('link', { name: /ACCEDEZ AU DOSSIER/ })
    .first()
    .click();
  await expect(page).toHaveURL(/projectFile\/\d+/);
  await expect(page.getByText('Nouveau projet').first()).toBeVisible();
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  story.projectId = Number(/projectFile\/(\d+)/.exec(page.url())?.[1]);
  story.applicantId = await page.evaluate(() => Number(localStorage.getItem('profileId')));
});

test('the agent of that file sees it in their list and on the dashboard', async ({ page, signInByForm }) => {
  await signInByForm(emailOf('superviseur'));
  await expect(page).toHaveURL(/agent\/home/);
  await expect(page.getByRole('heading', { name: 'Projets ouverts' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Projets').click();
  await expect(page.getByText('Nadia Belkacem').first()).toBeVisible();
});

test('the applicant opens a new proposition, accepts it and lands on the list', async ({
  page,
  portal,
  signInByForm,
}) => {
  // The broker's answer, seeded: brokers do not use the portal.
  await portal.ask({
    kind: 'quote',
    columns: {
      po_number: 'PROP-2026-900001',
      request_id: story.projectId,
      customer_user_id: story.applicantId,
      internal_status: 'draft',
      s_quote_detail: 'Crédit amortissable de 85 000 € sur 15 ans.',
    },
  });
  await signInByForm(story.email);
  await expect(page.getByRole('heading', { name: /PROP-2026-900001/ })).toBeVisible();
  await page.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }).click();
  await page.getByRole('button', { name: 'Accepter', exact: true }).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('ne peut pas être annulée depuis votre espace');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Accepter', exact: true }).click();
  await dialog.getByRole('button', { name: 'Accepter la proposition' }).click();

  await expect(page).toHaveURL(/propositionsList/);
  const news = page.getByRole('heading', { name: 'Vous avez accepté la proposition' });
  await expect(news).toBeVisible();
  await expect(
    page.getByText(/^(?:Votre agence a reçu votre réponse|Septième fenêtre allumée)/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /PROP-2026-900001/ })).toBeVisible();
  await expect(page.getByText('Proposition acceptée').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /PROP-2026-900001/ })).toBeVisible();
  await expect(news).toBeHidden();
});

test('the director of the network sees both', async ({ page, portal, signInByForm }) => {
  const director = await portal.ask({ kind: 'person', person: { role: 'DIRECTOR' } });
  await signInByForm(director.email, director.password);
  await expect(page).toHaveURL(/agent\/home/);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Projets').click();
  await expect(page.getByText('Nadia Belkacem').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Propositions').click();
  await expect(page.getByText('PROP-2026-900001').first()).toBeVisible();
});

test('the administrator opens the user directory', async ({ browser, baseURL, signInByForm }) => {
  await inAnotherBrowser(browser, baseURL, async (page) => {
    await signInByForm(emailOf('admin'), PASSWORD, page);
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Utilisateurs').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Utilisateurs');
    await expect(page.getByRole('link', { name: 'NOUVEL UTILISATEUR' })).toBeVisible();
  });
});

test('no browser reported a violation of the page’s policies', async ({ portal }) => {
  expect(await portal.ask({ kind: 'policyReports' })).toEqual([]);
});
