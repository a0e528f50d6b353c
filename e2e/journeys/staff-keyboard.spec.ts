import { daysAgo, seedBranch, seedProject, type Branch } from '../fixtures/agency-network';
import { expectChartsDrawn } from '../fixtures/dashboard';
import { expectAtHeading, tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/portal';
import type { PortalServer } from '../fixtures/portal-server';

/** A director's network of two agencies, with a project to relaunch in the second. */
async function seedNetwork(portal: PortalServer, name: string): Promise<Branch> {
  const head = await seedBranch(portal, name, null);
  const below = await seedBranch(portal, `${name} Sud`, head.agencyId);
  await seedProject(portal, head, { title: 'Un studio', created_at: daysAgo(1) });
  await seedProject(portal, below, { title: 'Une maison', created_at: daysAgo(40) });
  return head;
}

test('a director narrows the dashboard to an agency, and opens a file, without a mouse', async ({
  page,
  portal,
  signInByForm,
}) => {
  const { director } = await seedNetwork(portal, 'Réseau Clavier');
  await signInByForm(director.email);
  await expectAtHeading(page, 'Tableau de bord');
  await expectChartsDrawn(page);
  const agency = page.getByRole('combobox', { name: 'Agence' });
  await tabTo(page, agency);
  await expect(agency.getByRole('option', { name: 'Réseau Clavier Sud' })).toBeAttached();
  await page.keyboard.press('End');
  await expect(agency).toBeFocused();
  await expect(page.getByText(/^Réseau Clavier Sud\./)).toBeVisible();

  const table = page.getByRole('button', { name: 'Tableau, Projets ouverts', exact: true });
  const acts = page.getByLabel('Actions : Projets ouverts');
  await tabTo(page, acts);
  await page.keyboard.press('Space');
  await tabTo(page, table);
  await page.keyboard.press('Space');
  await expect(page.getByRole('table', { name: 'Projets ouverts' })).toBeVisible();
  await expect(acts).toBeFocused();

  const header = page.getByRole('banner');
  await tabTo(page, header.getByRole('link', { name: 'Projets', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAtHeading(page, 'Projets');
  await tabTo(page, page.getByRole('button', { name: /^À relancer/ }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^À relancer/ })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('link', { name: 'Une maison', exact: true }));
  await page.keyboard.press('Enter');
  await expectAtHeading(page, 'Une maison');
});
