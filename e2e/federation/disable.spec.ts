import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, heading, openProjects, returnTo, watchRemoteFiles } from './open-tab';

const MESSAGE = 'Vos dossiers reviennent à 14 h, après une maintenance.';

test('a remote that is switched off says so, alone, is not fetched, and comes back without a reload', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await openProjects(page, () => signIn(applicant.email));
  const main = page.getByRole('main');

  await own.run('disable', 'applicant', '--message', MESSAGE);
  await returnTo(page);
  await expect(main).toContainText(MESSAGE);
  // The rest of the portal and the session still work.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  const files = watchRemoteFiles(page);
  await page.goto('/projectsList');
  await expect(main).toContainText(MESSAGE);
  expect(files.filter((file) => file.startsWith('/remotes/applicant/'))).toEqual([]);

  await own.run('enable', 'applicant');
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toHaveText('Vos projets');
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
});
