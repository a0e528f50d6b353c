import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, heading, watchRemoteFiles } from './open-tab';

const CANDIDATE = '1.2.0-rc.1';
const LEAVE = { name: 'Quitter l’aperçu' };

const bar = (page: Page) => page.getByText(/Aperçu\s: applicant 1\.2\.0-rc\.1/);

test.beforeEach(async ({ own, applicant, signIn }) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', CANDIDATE, { says: { 'Vos projets': 'Vos projets, aperçu' } }, '--preview');
  await signIn(applicant.email);
});

test('a tab shows a release that nobody else gets, and says so until it is left', async ({
  page,
  context,
}) => {
  await page.goto(`/projectsList?mfe=applicant@${CANDIDATE}`);
  await expect(heading(page)).toHaveText('Vos projets, aperçu');
  await expectShown(page, 'applicant', CANDIDATE);
  await expect(bar(page)).toBeVisible();
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', CANDIDATE);
  await expect(bar(page)).toBeVisible();
  await page.goto('/addressBookPage');
  await expectShown(page, 'applicant', CANDIDATE);
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bar(page)).toBeInViewport();

  const other = await context.newPage();
  await other.goto('/projectsList');
  await expect(heading(other)).toHaveText('Vos projets');
  await expectShown(other, 'applicant', '1.0.0');
  await expect(bar(other)).toBeHidden();

  await page.getByRole('button', LEAVE).click();
  await expect(bar(page)).toBeHidden();
  await page.goto('/projectsList');
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');
});

test('leaving the preview gives the version in service at the next page, without a reload', async ({
  page,
}) => {
  await page.goto(`/propositionsList?mfe=applicant@${CANDIDATE}`);
  await expectShown(page, 'applicant', CANDIDATE);
  await page.getByRole('button', LEAVE).click();
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');
});

test('what the registry does not list leads to no code at all, here or elsewhere', async ({
  context,
  own,
}) => {
  // Built but not listed in the registry: must not be reachable.
  own.make('applicant', '9.9.9');
  for (const wish of [
    'applicant@9.9.9',
    'applicant@../../agent/1.0.0',
    'applicant@https://elsewhere.example/remote.json',
    'applicant@http://localhost:3003',
    'unknown@1.0.0',
  ]) {
    const tab = await context.newPage();
    const elsewhere: string[] = [];
    tab.on('request', (request) => {
      // Whole path segments: the hash in a file name may contain any digits.
      const unlisted = /\/\/elsewhere\.example\/|:3003\/|\/9\.9\.9\//;
      if (unlisted.test(request.url()) && !request.isNavigationRequest()) elsewhere.push(request.url());
    });
    const files = watchRemoteFiles(tab);
    await tab.goto(`/projectsList?mfe=${encodeURIComponent(wish)}`);
    await expect(heading(tab)).toHaveText('Vos projets');
    await expectShown(tab, 'applicant', '1.0.0');
    await expect(tab.getByRole('region', { name: 'Aperçu' })).toContainText('Aperçu impossible');
    expect(elsewhere, wish).toEqual([]);
    expect(
      files.filter((file) => !file.startsWith('/remotes/applicant/1.0.0/')),
      wish,
    ).toEqual([]);
    await tab.close();
  }
});
