import { rowsOf, signedCaller } from '../fixtures/back-office-client';
import { expect, test } from '../fixtures/portal';
import { blockOf, openStep, submitProject } from '../fixtures/project-form';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const BEFORE = { amount: '85 000', description: 'Achat d’un appartement à Lyon.' };
const AFTER = { amount: '91 250,50', description: 'Achat d’un appartement à Lyon,\ncave comprise.' };

test('an applicant changes a project from its file', async ({ page, portal, applicant, signIn }) => {
  await signIn(applicant.email);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await submitProject(page, BEFORE);
  const record = async () => {
    const caller = await signedCaller(portal.address, applicant.email, applicant.password);
    const [row] = rowsOf(await caller.get(`/admin/api/requests?customerUser=${String(applicant.id)}`));
    return row;
  };
  const before = await record();
  expect(before).toMatchObject({ s_email_agent: 'superviseur@intergestion.example' });

  await page.goto('/applicant/home');
  await page.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }).click();
  await page.getByRole('link', { name: 'Modifier' }).click();
  await expect(page).toHaveURL(/editProjectApplicant\/\d+$/);

  // The steps that are complete stand folded; the file is whole, so it may be sent from any of them.
  await expect(page.getByRole('button', { name: 'MODIFIER VOTRE PROJET' })).toBeVisible();
  const project = await openStep(page, 'MON PROJET');
  await expect(project.getByLabel('Description du projet')).toHaveValue(BEFORE.description);
  await expect(project.getByLabel('Prix à financer')).toHaveValue(/^85\s000/);
  await expect(page.getByRole('region', { name: 'ZONE RESERVEE AU CONSEILLER' })).toContainText(
    'Nouveau projet',
  );
  const purpose = blockOf(page, 'OBJET DE MON PROJET');
  await purpose.getByRole('button', { name: 'Modifier OBJET DE MON PROJET' }).click();
  await purpose.getByLabel('Type de bien').selectOption({ label: 'Appartement' });
  await page.goBack();
  await expect(purpose).toContainText('Appartement');
  await project.getByLabel('Prix à financer').fill(AFTER.amount);
  await project.getByLabel('Durée de crédit souhaitée').selectOption({ label: '20 ans' });
  await project.getByLabel('Description du projet').fill('');
  await page.getByRole('button', { name: 'MODIFIER VOTRE PROJET' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(project.getByLabel('Description du projet')).toBeFocused();
  await expect(project.getByLabel('Description du projet')).toHaveAccessibleDescription(
    /Indiquez la description du projet\./,
  );
  await project.getByLabel('Description du projet').fill(AFTER.description);
  await page.getByRole('button', { name: 'MODIFIER VOTRE PROJET' }).click();
  await expect(page).toHaveURL(/ConfirmAddEditProject/);

  const after = await record();
  expect(after).toEqual({
    ...before,
    updatedAt: after?.['updatedAt'],
    note: AFTER.description,
    s_montant_global: '91250.5000',
    s_duree_credit_souhait: '20_ans',
    s_type_bien: 'appartement',
    // Observed behaviour, reproduced: editing clears the prescriber.
    s_email_agent: null,
  });

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos projets').click();
  await expect(page.getByText('91 250,50 €')).toBeVisible();
  await expect(page.getByText('85 000,00 €')).toBeHidden();
  await page.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }).click();
  await expect(page.getByText('cave comprise.')).toBeVisible();
  await page.getByRole('tab', { name: 'Objet' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Objet' })).toContainText('Appartement');
  await page.getByRole('tab', { name: 'Financement' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Financement' })).toContainText('20 ans');
});
