import { readFile } from 'node:fs/promises';
import { daysAgo, seedBranch, seedProject } from '../fixtures/agency-network';
import { expect, test } from '../fixtures/portal';

test('an agent copies the e-mails of files, saves the list for a spreadsheet, and finds their view again', async ({
  page,
  context,
  portal,
  signIn,
}) => {
  const branch = await seedBranch(portal, 'Vauban', null);
  for (const [title, internal_status, s_montant_global] of [
    ['Appartement à Nîmes', 'open', '215000.5'],
    ['Maison d’Élodie', 'signed', '90000'],
    ['=Parts "SCPI"; un lot', 'processed', '1234567.89'],
    ['Terrain', 'rejected', '45000'],
    ['Local', 'rejected', '45000'],
  ] as const)
    await seedProject(portal, branch, { title, internal_status, s_montant_global, created_at: daysAgo(2) });
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(branch.agent.email, { at: '/projectsListPage?tri=amount' });
  await expect(rows).toHaveCount(5);

  await page.getByRole('checkbox', { name: 'Sélectionner Appartement à Nîmes' }).check();
  const bar = page.getByRole('region', { name: 'Sélection' });
  await expect(bar).toContainText(/1\sdossier sélectionné.*215\s000,50\s€ à financer/);
  await bar.getByRole('button', { name: /^Copier/ }).click();
  await expect(page.getByText(/^1\sadresse copiée\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Exporter (CSV)' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^projets-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)], 'a mark of UTF-8').toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1], 'a formula is text').toContain(`;"'=Parts ""SCPI""; un lot";`);

  await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Validation des documents' });
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
  await dialog.getByLabel('Nom de la vue').fill('À valider');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();

  await page.goto('/projectsListPage');
  await expect(rows).toHaveCount(5);
  await page.getByRole('main').getByRole('button', { name: 'À valider', exact: true }).click();
  await expect(page).toHaveURL(/statut=signed/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Maison d’Élodie');
});
