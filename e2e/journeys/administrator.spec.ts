import type { Page } from '@playwright/test';
import { seedBranch, seedProject, seedProposition, type Branch } from '../fixtures/agency-network';
import { barsOf, expectChartsDrawn } from '../fixtures/dashboard';
import { daysAgo } from '../fixtures/paris-month';
import { expect, test } from '../fixtures/portal';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const found = (page: Page, number: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number) })
    .first();

test.describe('an administrator', () => {
  let head: Branch;
  let far: Branch;
  let email: string;

  test.beforeAll(async ({ portal }) => {
    head = await seedBranch(portal, 'Réseau Vauban', null);
    far = await seedBranch(portal, 'Réseau Lointain', null);
    const columns = { customer_id: head.agencyId };
    ({ email } = await portal.ask({ kind: 'person', person: { role: 'ADMIN', columns } }));
    const house = await seedProject(portal, head, { title: 'Une maison', internal_status: 'signed' });
    await seedProposition(portal, head, house, { po_number: 'PROP-2026-720001', created_at: daysAgo(1) });
    await seedProposition(portal, head, house, {
      po_number: 'PROP-2026-720002',
      internal_status: 'accepted',
      created_at: daysAgo(80),
    });
    const elsewhere = await seedProject(portal, far, { title: 'Une grange' });
    await seedProposition(portal, far, elsewhere, { po_number: 'PROP-2026-720003' });
  });

  test('reads the figures of their network, then every proposition, filtered as they like', async ({
    page,
    signIn,
  }) => {
    await signIn(email);
    await expect(page).toHaveURL(/\/agent\/home$/);
    await expectChartsDrawn(page);
    expect(await barsOf(page, 'Projets ouverts'), 'of their own network').toEqual({
      'Validation des documents': 1,
    });
    await expect(page.getByRole('heading', { name: /Tableau de bord/ })).toBeVisible();
    for (const title of ['TOP 5 AGENTS-ANNUEL', 'TOP 5 AGENTS-MENSUEL'])
      await expect(page.getByRole('region', { name: title })).toBeVisible();

    await header(page).getByRole('link', { name: 'Propositions' }).click();
    await expect(h1(page)).toHaveText('Propositions');
    for (const name of ['Agence', 'Demandeur', 'Agent', 'Statut'])
      await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible();
    // « Admin sees all proposals with filters »: those of other networks as well.
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('PROP-2026-72000');
    for (const number of ['PROP-2026-720001', 'PROP-2026-720002', 'PROP-2026-720003'])
      await expect(found(page, number)).toBeVisible();

    // Its options are loaded on hover.
    await page.getByRole('combobox', { name: 'Statut' }).hover();
    await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Proposition acceptée' });
    await expect(page).toHaveURL(/statut=accepted/);
    await expect(found(page, 'PROP-2026-720002')).toBeVisible();
    await expect(page.getByText('PROP-2026-720001')).toHaveCount(0);
    await page.reload();
    await expect(found(page, 'PROP-2026-720002')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer' }).click();
    await page.getByLabel('Du', { exact: true }).fill(daysAgo(7).slice(0, 10));
    await expect(page.getByText('PROP-2026-720002')).toHaveCount(0);
    await expect(found(page, 'PROP-2026-720001')).toBeVisible();
    await expect(page).toHaveURL(/du=\d{4}-\d\d-\d\d/);
  });

  test('reads a proposition that is not theirs to answer, and the file it belongs to', async ({
    page,
    signIn,
  }) => {
    await signIn(email, { at: '/propositionsList' });
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('PROP-2026-720001');
    await found(page, 'PROP-2026-720001').click();
    await expect(h1(page)).toContainText('PROP-2026-720001');
    for (const name of ['Accepter', 'Refuser'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Réseau Vauban');
    await page.goBack();
    await expect(page).toHaveURL(/q=PROP-2026-720001/);
  });
});
