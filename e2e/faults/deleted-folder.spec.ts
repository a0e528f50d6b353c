import { renameSync } from 'node:fs';
import path from 'node:path';
import { emailOf } from '../fixtures/portal';
import { expect, test } from './outlet-story';

test('the folder of a remote is deleted while the portal runs, and put back', async ({
  page,
  own,
  story: { retry },
  signIn,
}) => {
  const applicant = path.join(own.dist, 'remotes/applicant');
  renameSync(applicant, `${applicant}-away`);
  await signIn(emailOf('demandeur'));

  // The applicant's home remote is gone: its error card shows, and the rest of the portal works.
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Élodie');
  await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));

  // Another remote still works in the same page and session.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos projets').click();
  await expect(retry).toBeVisible();

  // Once the folder is back, one click recovers without a reload.
  renameSync(`${applicant}-away`, applicant);
  await retry.click();
  await expect(page.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
});
