import { expect, test } from '../fixtures/own-portal';
import {
  expectSameDocument,
  expectShown,
  goTo,
  heading,
  openProjects,
  returnTo,
  watchRemoteFiles,
} from './open-tab';

const MESSAGE = 'Vos dossiers reviennent à 14 h, après une maintenance.';

test('a remote that is switched off says so, alone, and comes back without a reload', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await openProjects(page, () => signIn(applicant.email));

  await own.run('disable', 'applicant', '--message', MESSAGE);
  await returnTo(page);
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await goTo(page, 'Vos propositions');
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await expect(page.getByRole('banner')).toBeVisible();
  // The rest of the portal and the session still work.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  await goTo(page, 'Vos projets');
  await expect(page.getByRole('main')).toContainText(MESSAGE);

  await own.run('enable', 'applicant');
  await returnTo(page);
  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
  await expectSameDocument(page);
});

test('nothing of a remote that is switched off is fetched', async ({ page, own, applicant, signIn }) => {
  await own.run('disable', 'applicant', '--message', MESSAGE);
  const files = watchRemoteFiles(page);
  await signIn(applicant.email);
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await page.goto('/projectsList');
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  expect(files.filter((file) => file.startsWith('/remotes/applicant/'))).toEqual([]);
  await own.run('enable', 'applicant');
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toHaveText('Vos projets');
});
