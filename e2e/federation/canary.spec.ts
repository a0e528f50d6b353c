import type { Page } from '@playwright/test';
import { drawOf, DRAWS } from '../fixtures/canary-draw';
import { emailOf } from '../fixtures/portal';
import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, heading, openProjects } from './open-tab';

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

test('a canary for some roles goes to nobody else', async ({ page, browser, portal, own, signIn }) => {
  await own.ship('agent', '1.0.0');
  await own.ship('agent', '1.1.0', { says: { 'Tableau de bord': 'Tableau de bord, essai' } }, '--preview');
  await own.run('canary', 'agent', '--version', '1.1.0', '--percent', '100', '--roles', 'DIRECTOR');

  await signIn(emailOf('directeur'));
  await expect(heading(page)).toHaveText('Tableau de bord, essai');
  await expectShown(page, 'agent', '1.1.0');
  const context = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
  const other = await context.newPage();
  await signIn(emailOf('agent'), { page: other });
  await expect(heading(other)).toHaveText('Tableau de bord');
  await expectShown(other, 'agent', '1.0.0');
  await context.close();
});

test('a visitor is drawn once, and keeps what they drew', async ({ page, own }) => {
  await own.ship('public', '1.0.0');
  await own.ship('public', '1.1.0', {}, '--preview');
  await own.run('canary', 'public', '--version', '1.1.0', '--percent', '50');
  await page.goto('/contact');
  await expect(heading(page)).toHaveText('Contact');
  const draw = await page.evaluate(() => localStorage.getItem('portal.draw'));
  expect(draw).toMatch(/^\d{1,4}$/);
  const drawn = drawOf('public-1.1.0', Number(draw)) < DRAWS / 2 ? '1.1.0' : '1.0.0';
  await expectShown(page, 'public', drawn);
  await page.reload();
  await expectShown(page, 'public', drawn);
  await goTo(page, 'Accueil');
  await expectShown(page, 'public', drawn);
});

test('a canary that proves itself is for everyone', async ({ page, own, applicant, signIn }) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', { says: { 'Vos projets': 'Vos projets, essai' } }, '--preview');
  await own.run('canary', 'applicant', '--version', '1.1.0', '--percent', '1');
  await own.run('promote', 'applicant', '--version', '1.1.0');
  const entry = own.registry().remotes['applicant'];
  expect(entry?.stable).toBe('1.1.0');
  expect(entry?.ladder).toEqual(['1.1.0', '1.0.0', ...(entry?.ladder.slice(2) ?? [])]);
  expect(entry?.canary).toBeUndefined();
  await openProjects(page, () => signIn(applicant.email), 'Vos projets, essai');
});
