import { expect, test } from '../fixtures/own-portal';
import { openStep } from '../fixtures/project-form';
import {
  expectSameDocument,
  expectShown,
  goTo,
  heading,
  mark,
  openProjects,
  returnTo,
  watchRemoteFiles,
} from './open-tab';

/** What is taken back reaches a tab that is open: when somebody comes back to it, at the next page, or by itself. */

const MESSAGE = 'Vos dossiers reviennent à 14 h, après une maintenance.';

test.beforeEach(({ own }) => own.ship('applicant', '1.0.0'));

test('a rollback leaves the page that is open, and a closed section is met within one page, without a reload', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.1.0', { says: { 'Vos projets': 'Vos projets, vue manquée' } });
  await openProjects(page, () => signIn(applicant.email), 'Vos projets, vue manquée');

  await own.run('rollback', 'applicant');
  await returnTo(page);
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');
  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');

  await own.run('disable', 'applicant', '--message', MESSAGE);
  await goTo(page, 'Vos projets');
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await expectSameDocument(page);

  // It fails alone, and costs a new page nothing.
  const files = watchRemoteFiles(page);
  await page.goto('/projectsList');
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  expect(files.filter((file) => file.startsWith('/remotes/applicant/'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
});

test('what is typed in a form with a draft is offered again when its section opens', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await signIn(applicant.email, { at: '/editProjectApplicant' });
  await mark(page);
  await openStep(page, 'MON PROJET');
  await page.getByLabel('Description du projet').fill('Deux parts, à Nantes.');
  await expect(page.getByText(/^Brouillon enregistré sur cet appareil à /)).toBeVisible();

  await own.run('disable', 'applicant', '--message', MESSAGE);
  const main = page.getByRole('main');
  await expect(main).toContainText(MESSAGE);

  await own.run('enable', 'applicant');
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByLabel('Description du projet')).toHaveValue('Deux parts, à Nantes.');
  await expectSameDocument(page);
});

test('any other form stays on the screen until it is saved or left, and the page says so', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await signIn(applicant.email, { at: '/addressBookPage' });
  await mark(page);
  await page.getByRole('link', { name: 'NOUVELLE ADRESSE' }).click();
  const street = page.getByLabel('Rue', { exact: true });
  await street.fill('12 rue du Chemin Fictif');

  await own.run('disable', 'applicant', '--message', MESSAGE);
  await expect(page.getByText(/^Cette rubrique vient d’être fermée/)).toContainText(MESSAGE);
  await expect(street).toHaveValue('12 rue du Chemin Fictif');

  await street.fill('');
  await expect(street).toBeHidden();
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await expectSameDocument(page);
});
