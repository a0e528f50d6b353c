import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, heading, openProjects, returnTo, watchRemoteFiles } from './open-tab';

/** Releases that need what this shell lacks; the other cases are in `choose-version.test.ts`. */
const SKEWED = [
  ['a later kit', { kit: '^1.99.0' }],
  ['another contract', { contract: 2 }],
] as const;

for (const [what, requires] of SKEWED) {
  test(`a release that needs ${what} costs not one byte: the one before it serves`, async ({
    page,
    own,
    applicant,
    signIn,
  }) => {
    await own.ship('applicant', '1.0.0');
    const refused = await own.cli(
      'deploy',
      'applicant',
      '--from',
      own.make('applicant', '1.1.0', { requires }),
    );
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('--ahead-of-shell');
    expect(own.registry().remotes['applicant']?.stable).toBe('1.0.0');
    await own.ship('applicant', '1.1.0', { requires }, '--ahead-of-shell');
    expect(own.registry().remotes['applicant']?.stable).toBe('1.1.0');

    const files = watchRemoteFiles(page);
    await openProjects(page, () => signIn(applicant.email));
    await expectShown(page, 'applicant', '1.0.0');
    expect(files.filter((file) => file.startsWith('/remotes/applicant/1.1.0/'))).toEqual([]);
    expect(files.some((file) => file.startsWith('/remotes/applicant/1.0.0/'))).toBe(true);
  });
}

test('a tab that is open stays on what fits it, when what is deployed does not', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', { requires: { kit: '^1.99.0' } }, '--ahead-of-shell');
  const files = watchRemoteFiles(page);
  await returnTo(page);
  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
  await expect(page.getByText('Une nouvelle version de cette rubrique est disponible.')).toBeHidden();
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
