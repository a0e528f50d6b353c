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

test.beforeEach(async ({ own }) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', { says: { 'Vos projets': 'Vos projets, vue manquée' } });
});

test('a release that is taken back leaves the page that is open', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email), 'Vos projets, vue manquée');

  await own.run('rollback', 'applicant');
  const { stable, ladder } = own.registry().remotes['applicant'] ?? {};
  expect(stable).toBe('1.0.0');
  expect(ladder).not.toContain('1.1.0');
  await returnTo(page);
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');

  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets');
  await expectSameDocument(page);
});

test('a whole registry is put back by its serial, and a page that is open goes on', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.2.0');
  const good = own.registry();
  await own.ship('applicant', '1.3.0', { says: { 'Vos projets': 'Vos projets, encore' } });
  await openProjects(page, () => signIn(applicant.email), 'Vos projets, encore');

  await own.run('rollback', '--serial', String(good.serial));
  const restored = own.registry();
  expect(restored.serial).toBeGreaterThan(good.serial + 1);
  expect(restored.remotes).toEqual(good.remotes);
  await returnTo(page);
  const files = watchRemoteFiles(page);
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.2.0');
  expect(files.filter((file) => file.includes('/1.3.0/'))).toEqual([]);
  await expectSameDocument(page);
});
