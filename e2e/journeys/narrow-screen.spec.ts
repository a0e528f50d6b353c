import { expectFits, NARROW } from '../fixtures/narrow-screen';
import { expect, test } from '../fixtures/portal';
import { blockOf, fillCivilStatus, openStep } from '../fixtures/project-form';

test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

const TABS = ['Description', 'Etat civil', 'Objet', 'Financement', 'Propositions', 'Contacts'];

test('an applicant signs in, follows a file, answers a proposition and fills a form in on a screen of 320 pixels', async ({
  page,
  portal,
  applicant,
  signInByForm,
}) => {
  const project = await portal.ask({ kind: 'request', columns: { customer_user_id: applicant.id } });
  await portal.ask({
    kind: 'quote',
    columns: {
      po_number: 'PROP-2026-900003',
      request_id: project,
      customer_user_id: applicant.id,
      internal_status: 'draft',
    },
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');
  await expectFits(page);
  await page.getByRole('link', { name: 'Se connecter' }).first().tap();
  await expect(page.getByRole('form', { name: 'Se connecter' })).toBeVisible();
  await expectFits(page);
  await signInByForm(applicant.email);
  await expect(page.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /PROP-2026-900003/ })).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Vos projets' }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByText('1 projet', { exact: true })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }).tap();
  for (const tab of TABS.slice(1)) await page.getByRole('button', { name: tab }).tap();
  for (const tab of TABS) await expect(page.getByRole('region', { name: tab })).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  await menu.getByRole('link', { name: 'Vos propositions' }).tap();
  await page.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }).tap();
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await page.getByRole('button', { name: 'Refuser', exact: true }).tap();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('ne peut pas être annulée depuis votre espace');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Refuser la proposition' }).tap();
  await expect(page).toHaveURL(/propositionsList/);
  await expect(page.getByText('Proposition refusée').first()).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  await menu.getByRole('link', { name: 'Un projet' }).tap();
  await fillCivilStatus(page);
  await expectFits(page);
  await openStep(page, 'MON PROJET');
  await expectFits(page);
  await page.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }).tap();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectFits(page);
  // The first step that misses something is open.
  await expect(blockOf(page, 'OBJET DE MON PROJET')).toBeVisible();
});
