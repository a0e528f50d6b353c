import type { Page } from '@playwright/test';
import { drawOf, DRAWS } from '../fixtures/canary-draw';
import { expect, test } from '../fixtures/own-portal';
import { expectShown, heading } from './open-tab';

/** A version whose salt puts one person inside a percentage and the other outside. */
function versionThatParts(inside: number, outside: number, percent: number): string {
  const share = (percent * DRAWS) / 100;
  for (let patch = 1; patch < 10_000; patch += 1) {
    const salt = `applicant-1.1.${String(patch)}`;
    if (drawOf(salt, inside) < share && drawOf(salt, outside) >= share) return `1.1.${String(patch)}`;
  }
  throw new Error('No version parts them');
}

/** The signed-in person's projects after a fresh load come from this version. */
async function expectVersionFor(page: Page, version: string): Promise<void> {
  await page.goto('/projectsList');
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', version);
}

test('a canary goes to its cohort, the same people each time, and to as many as was said', async ({
  page,
  browser,
  portal,
  own,
  signIn,
}) => {
  const inside = await portal.ask({ kind: 'person', person: {} });
  const outside = await portal.ask({ kind: 'person', person: {} });
  const canary = versionThatParts(inside.id, outside.id, 10);
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', canary, {}, '--preview');
  const setTo = (percent: number) =>
    own.run('canary', 'applicant', '--version', canary, '--percent', String(percent));
  await setTo(10);

  const context = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
  const other = await context.newPage();
  await signIn(inside.email);
  await signIn(outside.email, { page: other });
  await expectVersionFor(page, canary);
  await expectVersionFor(other, '1.0.0');
  // Sticky after a reload, and in another browser.
  await page.reload();
  await expectShown(page, 'applicant', canary);
  const second = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
  const elsewhere = await second.newPage();
  await signIn(inside.email, { page: elsewhere });
  await expectVersionFor(elsewhere, canary);
  await second.close();

  await setTo(100);
  await expectVersionFor(page, canary);
  await expectVersionFor(other, canary);

  await setTo(0);
  await expectVersionFor(page, '1.0.0');
  await expectVersionFor(other, '1.0.0');
  await context.close();
});
