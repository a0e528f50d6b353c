import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, heading, openProjects, returnTo, watchRemoteFiles } from './open-tab';

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

test('a remote of which nothing fits says so in its place, and costs the rest nothing', async ({
  page,
  own,
  applicant,
  signIn,
  complaints,
}) => {
  await own.ship('applicant', '1.1.0', { requires: { contract: 2 } }, '--ahead-of-shell');
  own.bend(({ remotes }) => {
    const entry = remotes['applicant'];
    if (!entry) return;
    entry.ladder = ['1.1.0'];
    const { '1.1.0': only = {} } = entry.versions;
    entry.versions = { '1.1.0': only };
  });
  await signIn(applicant.email);
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  // Logged, as there is no other sign of it.
  await expect.poll(() => complaints.join('\n')).toContain('SKEW while loading applicant 1.1.0');
  complaints.length = 0;
});
