import { leaveSession } from '../fixtures/enter-session';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { submitProject } from '../fixtures/project-form';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESCRIPTION = 'Achat de parts de SCPI pour préparer ma retraite, « sans précipitation ».';
const NUMBER = 'PROP-2026-900001';

test('a visitor registers and sends a project, which agent, director and administrator see, and accepts a proposition', async ({
  page,
  portal,
  signInByForm,
}) => {
  const email = `nadia.${String(Date.now())}@example.org`;
  const header = page.getByRole('navigation', { name: 'Navigation principale' });
  const signInAs = async (who: string) => {
    await leaveSession(page);
    await signInByForm(who);
  };

  await test.step('registers, is told in French what is wrong, and signs in', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');
    await page.getByRole('link', { name: 'Créer mon compte' }).first().click();
    const form = page.getByRole('form', { name: 'Créer votre compte' });
    await form.getByLabel('Nom', { exact: true }).fill('Belkacem');
    await form.getByLabel('Prénom').fill('Nadia');
    await form.getByLabel('Adresse e-mail').fill(emailOf('demandeur'));
    await form.getByLabel('Mot de passe', { exact: true }).fill('faible');
    await form.getByLabel('Confirmation du mot de passe').fill('faible');
    await form.getByLabel('Date de naissance, jour').fill('29');
    await form.getByLabel('Date de naissance, mois').fill('02');
    await form.getByLabel('Date de naissance, année').fill('1992');
    await form.getByRole('button', { name: "S'INSCRIRE" }).click();
    await expect(form.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
      /Cet email est déjà utilisé\./,
    );
    await form.getByLabel('Adresse e-mail').fill(email);
    await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
    await form.getByRole('button', { name: "S'INSCRIRE" }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est créé');
    await signInByForm(email);
    await expect(page.getByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeVisible();
  });

  await test.step('submits a project and finds it at home, in the list and in its file', async () => {
    await header.getByText('Un projet').click();
    await submitProject(page, { description: DESCRIPTION, amount: '85 000' });
    await expect(page.getByText(/^Première fenêtre allumée sur douze/)).toContainText('85 000,00 €');
    await page.goto('/applicant/home');
    await expect(page.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeVisible();
    await header.getByText('Vos projets').click();
    await expect(page.getByText('85 000,00 €')).toBeVisible();
    await page
      .getByRole('link', { name: /ACCEDEZ AU DOSSIER/ })
      .first()
      .click();
    await expect(page).toHaveURL(/projectFile\/\d+/);
    await expect(page.getByText('Nouveau projet').first()).toBeVisible();
    await expect(page.getByText(DESCRIPTION)).toBeVisible();
  });

  const request_id = Number(/projectFile\/(\d+)/.exec(page.url())?.[1]);
  const customer_user_id = await page.evaluate(() => Number(localStorage.getItem('profileId')));

  await test.step('its agent sees it on the dashboard and in the list', async () => {
    await signInAs(emailOf('superviseur'));
    await expect(page.getByRole('heading', { name: 'Projets ouverts' })).toBeVisible();
    await header.getByText('Projets').click();
    await expect(page.getByText('Nadia Belkacem').first()).toBeVisible();
  });

  await test.step('the applicant accepts a new proposition and lands on the list', async () => {
    await portal.ask({
      kind: 'quote',
      columns: { po_number: NUMBER, request_id, customer_user_id, internal_status: 'draft' },
    });
    await signInAs(email);
    await expect(page.getByRole('heading', { name: new RegExp(NUMBER) })).toBeVisible();
    await page.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }).click();
    const accept = page.getByRole('button', { name: 'Accepter', exact: true });
    await expect(accept).toBeInViewport({ ratio: 1 });
    await accept.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('ne peut pas être annulée depuis votre espace');
    await dialog.getByRole('button', { name: 'Accepter la proposition' }).click();
    await expect(page).toHaveURL(/propositionsList/);
    await expect(page.getByRole('heading', { name: 'Vous avez accepté la proposition' })).toBeVisible();
    await expect(page.getByText('Proposition acceptée').first()).toBeVisible();
  });

  await test.step('the director of the network sees both', async () => {
    const director = await portal.ask({ kind: 'person', person: { role: 'DIRECTOR' } });
    await signInAs(director.email);
    await header.getByText('Projets').click();
    await expect(page.getByText('Nadia Belkacem').first()).toBeVisible();
    await header.getByText('Propositions').click();
    await expect(page.getByText(NUMBER).first()).toBeVisible();
  });

  await test.step('the administrator opens the user directory', async () => {
    await signInAs(emailOf('admin'));
    await header.getByText('Utilisateurs').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Utilisateurs');
    await expect(page.getByRole('link', { name: 'NOUVEL UTILISATEUR' })).toBeVisible();
  });

  await test.step('no browser reported a violation of the page’s policies', async () => {
    expect(await portal.ask({ kind: 'policyReports' })).toEqual([]);
  });
});
