import { callerOf } from '../fixtures/back-office-client';
import { emailOf, expect, test } from '../fixtures/portal';
import { blockOf, openStep } from '../fixtures/project-form';

// The shell logs the call that the story makes fail.
test.use({ expectedComplaint: /^ApiError: 401/ });

const TEXT = 'Un studio à Nantes.';

test('a session that the server ends loses nothing: sign in again, and what was typed is back', async ({
  page,
  portal,
  applicant,
  signInByForm,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  const description = blockOf(page, 'MON PROJET').getByLabel('Description du projet');
  await signInByForm(applicant.email);
  await navigation.getByText('Un projet').click();
  await openStep(page, 'MON PROJET');
  await description.fill(TEXT);
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();

  const key = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await callerOf(portal.address, { email: applicant.email, key: key ?? '' }).post(
    '/api/logout',
    {},
  );
  expect(answer.status).toBeLessThan(300);
  await navigation.getByText('Vos projets').click();
  await expect(page.getByText(/Votre session a expiré.*votre brouillon est conservé\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2FprojectsList/);

  // Another user on the same device is not offered the draft, and does not delete it.
  const other = await page.context().newPage();
  await signInByForm(emailOf('nouveau'), undefined, other);
  await other.getByRole('navigation', { name: 'Navigation principale' }).getByText('Un projet').click();
  await expect(blockOf(other, 'ETAT CIVIL').getByLabel('Prénom')).not.toHaveValue('');
  await expect(other.getByText(/^Vous avez un brouillon du/)).toBeHidden();
  await other.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await other.close();

  await signInByForm(applicant.email, applicant.password);
  await navigation.getByText('Un projet').click();
  await expect(page.getByText(/^Votre saisie du .* est de nouveau dans le formulaire\.$/)).toBeVisible();
  await openStep(page, 'MON PROJET');
  await expect(description).toHaveValue(TEXT);
});
