import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, openProjects, returnTo, watchRemoteFiles } from './open-tab';

/** Releases that need what this shell lacks; the other cases are in `choose-version.test.ts`. */
const LATER = { requires: { kit: '^1.99.0' } };

test('a release that needs a later kit costs not one byte: open tabs and new ones have the one before it', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await openProjects(page, () => signIn(applicant.email));
  const from = own.make('applicant', '1.1.0', LATER);
  expect(await own.cli('deploy', 'applicant', '--from', from)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--ahead-of-shell'),
  });
  await own.ship('applicant', '1.1.0', LATER, '--ahead-of-shell');
  expect(own.registry().remotes['applicant']?.stable).toBe('1.1.0');

  const files = watchRemoteFiles(page);
  await returnTo(page);
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
  await expect(page.getByText('Une nouvelle version de cette rubrique est disponible.')).toBeHidden();
  await page.goto('/projectsList');
  await expectShown(page, 'applicant', '1.0.0');
  expect(files.filter((file) => file.includes('/1.1.0/'))).toEqual([]);
});
