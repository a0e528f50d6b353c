import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, heading } from './open-tab';

const CANDIDATE = '1.2.0-rc.1';

test('a tab shows a release that nobody else gets, says so until it is left, and shows none that is not listed', async ({
  page,
  context,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', CANDIDATE, { says: { 'Vos projets': 'Vos projets, aperçu' } }, '--preview');
  await signIn(applicant.email);
  const bar = page.getByText(/Aperçu\s: applicant 1\.2\.0-rc\.1/);
  await page.goto(`/projectsList?mfe=applicant@${CANDIDATE}`);
  await expect(heading(page)).toHaveText('Vos projets, aperçu');
  await expect(bar).toBeVisible();
  await page.goto('/addressBookPage');
  await expectShown(page, 'applicant', CANDIDATE);
  await expect(bar).toBeVisible();

  const other = await context.newPage();
  await other.goto('/projectsList');
  await expect(heading(other)).toHaveText('Vos projets');
  await expectShown(other, 'applicant', '1.0.0');

  await page.getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await expect(bar).toBeHidden();
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');

  own.make('applicant', '9.9.9');
  await page.goto('/projectsList?mfe=applicant@9.9.9');
  await expectShown(page, 'applicant', '1.0.0');
  await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText('Aperçu impossible');
});
