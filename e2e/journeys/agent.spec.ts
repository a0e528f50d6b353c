import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seedBranch, seedProject, seedProposition, type Branch } from '../fixtures/agency-network';
import { CHARTS, expectChartsDrawn, keyFigure } from '../fixtures/dashboard';
import { daysAgo } from '../fixtures/paris-month';
import { expect, test } from '../fixtures/portal';

const TABS = ['Description', 'Etat civil', 'Objet', 'Financement', 'Propositions', 'Contacts'];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher' });
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function exported(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const button = page.getByRole('button', { name: 'Exporter (CSV)' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.describe('an agent', () => {
  let branch: Branch;
  let quiet: number;

  test.beforeAll(async ({ portal }) => {
    branch = await seedBranch(portal, 'Vauban', null);
    quiet = await seedProject(portal, branch, {
      title: 'Appartement à Nîmes',
      created_at: daysAgo(40),
      times_contacted: 2,
      last_contacted_date: daysAgo(21),
      s_montant_global: '215000.5',
      note: 'Un trois-pièces à louer, près des arènes.',
    });
    const ending = await seedProject(portal, branch, {
      title: 'Maison d’Élodie',
      internal_status: 'signed',
      created_at: daysAgo(2),
      times_contacted: 1,
      last_contacted_date: daysAgo(1),
      s_montant_global: '90000',
    });
    await seedProposition(portal, branch, ending, {
      po_number: 'PROP-2026-710001',
      valid_until: daysAgo(-3),
    });
    await seedProposition(portal, branch, quiet, {
      po_number: 'PROP-2026-710002',
      internal_status: 'accepted',
      valid_until: daysAgo(-60),
    });
    for (const number of ['PROP-2026-710003', 'PROP-2026-710004', 'PROP-2026-710005'])
      await seedProposition(portal, branch, quiet, {
        po_number: number,
        internal_status: 'declined',
        valid_until: daysAgo(-60),
      });
    await seedProject(portal, branch, {
      title: '=Parts "SCPI"; un lot',
      internal_status: 'processed',
      created_at: daysAgo(30),
      s_montant_global: '1234567.89',
    });
    await seedProject(portal, branch, {
      title: 'Terrain',
      internal_status: 'rejected',
      created_at: daysAgo(60),
    });
    // The fifth: from there on a list has its search and filters.
    await seedProject(portal, branch, {
      title: 'Local commercial',
      internal_status: 'rejected',
      created_at: daysAgo(70),
      s_montant_global: '45000',
    });
    // A colleague's project, in the same agency.
    await seedProject(portal, branch, { title: 'Dossier d’un autre', s_email_agent: 'autre@example.org' });
  });

  test('goes from the figures of the day to the files to relaunch, and into one of them', async ({
    page,
    signIn,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(branch.agent.email);
    await expect(page).toHaveURL(/\/agent\/home$/);
    await expect(h1(page)).toHaveText('Tableau de bord');
    await expect(page.getByText('Les dossiers que vous suivez')).toBeVisible();
    await expectChartsDrawn(page);
    for (const title of CHARTS)
      await expect(page.getByRole('button', { name: `CSV, enregistrer le tableau, ${title}` })).toBeVisible();
    await expect(page.getByText(/TOP 5/)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Agence' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Agent' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Demandeur' })).toBeVisible();
    await expect(keyFigure(page, 'Dossiers en cours')).toContainText(/^Dossiers en cours3/);

    await expect(keyFigure(page, 'sans contact depuis')).toContainText(/À relancer3/);
    await keyFigure(page, 'sans contact depuis').getByRole('link', { name: 'À relancer' }).click();
    await expect(page).toHaveURL(/\/projectsList\?vue=relancer$/);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('Sans contact depuis 21 jours')).toBeVisible();
    await expect(page.getByText('Aucun contact, dossier créé il y a 30 jours')).toBeVisible();
    await expect(page.getByText(/^Proposition n°\s.*\s: expire dans 3\sjours$/)).toBeVisible();

    await page.getByRole('link', { name: 'Appartement à Nîmes', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/projectFile/${String(quiet)}$`));
    await expect(h1(page)).toHaveText('Appartement à Nîmes');
    await expect(page.getByRole('tab')).toHaveText(TABS.map((name) => new RegExp(`^${name}`)));
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await expect(page.getByRole('main')).toContainText(/Étape 1 sur 12/);
    await expect(page.getByRole('main')).toContainText(/215\s000,50\s€/);
    await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('près des arènes');
    await expect(page.getByRole('main')).toContainText('Dossier géré par');
    await expect(page.getByRole('main')).toContainText(/Via.*Inès Vauban/);
    await page.getByRole('tab', { name: /^Propositions/ }).click();
    await expect(page.getByRole('tabpanel', { name: /^Propositions/ })).toContainText('PROP-2026-710002');
    await page.getByRole('tab', { name: 'Contacts' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Contacts' })).toContainText('2');

    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
    await expect(header(page).getByRole('link', { name: 'Utilisateurs' })).toHaveCount(0);
    // An older shell may request a version's description, but never its code.
    expect(asked.filter((path) => /^\/remotes\/admin\/.+\.(js|css)$/.test(path))).toEqual([]);
    expect(asked.filter((path) => path.includes('top_agents'))).toEqual([]);
  });

  test('keeps filters, search and order in the address, through a reload and Back', async ({
    page,
    signIn,
  }) => {
    await signIn(branch.agent.email);
    await header(page).getByRole('link', { name: 'Projets' }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByText('Dossier d’un autre')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Nouveau projet' });
    await expect(page).toHaveURL(/\?statut=open$/);
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Statut' })).toHaveValue('open');
    await page.getByRole('link', { name: 'Appartement à Nîmes', exact: true }).click();
    await expect(h1(page)).toHaveText('Appartement à Nîmes');
    await page.goBack();
    await expect(page).toHaveURL(/\?statut=open$/);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Effacer' }).click();
    await expect(rows(page)).toHaveCount(5);

    await page.getByRole('button', { name: 'Montant', exact: true }).click();
    await expect(rows(page).first()).toContainText('SCPI');
    await expect(page.getByRole('columnheader', { name: 'Montant' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByRole('columnheader', { name: 'Suivi par' })).toHaveCount(0);
    await search(page).fill('nimes');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=nimes/);
    await page.reload();
    await expect(search(page)).toHaveValue('nimes');
    await expect(rows(page)).toHaveCount(1);

    // B7: the link back leads to the list as it was left, and anywhere in a row leads to its file.
    await rows(page)
      .first()
      .click({ position: { x: 500, y: 20 } });
    await expect(h1(page)).toHaveText('Appartement à Nîmes');
    await page.getByRole('link', { name: 'Projets', exact: true }).last().click();
    await expect(page).toHaveURL(/q=nimes/);
    await expect(rows(page)).toHaveCount(1);
  });

  test('ticks files, and copies the e-mails of their applicants', async ({ page, signIn, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(branch.agent.email, { at: '/projectsList' });
    await page.getByRole('checkbox', { name: 'Sélectionner Appartement à Nîmes' }).check();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText(/1\sdossier sélectionné.*215\s000,50\s€ à financer/);
    await bar.getByRole('button', { name: /^Copier/ }).click();
    await expect(page.getByText(/^1\sadresse copiée\.$/)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });

  test('saves a view, and finds it again after a reload', async ({ page, signIn }) => {
    await signIn(branch.agent.email, { at: '/projectsList' });
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Validation des documents' });
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Enregistrer cette vue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
    await dialog.getByLabel('Nom de la vue').fill('À valider');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(chip(page, 'À valider')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'Tous').click();
    await expect(rows(page)).toHaveCount(5);
    await page.reload();
    await expect(chip(page, 'À valider')).toHaveAttribute('aria-pressed', 'false');
    await chip(page, 'À valider').click();
    await expect(page).toHaveURL(/statut=signed/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Maison d’Élodie');
  });

  test('has the list open with a view of their own, in an order of their own', async ({ page, signIn }) => {
    await signIn(branch.agent.email, { at: '/projectsList' });
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Organiser les vues' }).click();
    const dialog = page.getByRole('dialog', { name: 'Organiser les vues' });
    await dialog.getByLabel('La liste s’ouvre avec la vue').selectOption('En cours');
    const forward = dialog.getByRole('button', { name: /^Monter la vue «.En cours.»$/ });
    await forward.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(/^En cours.: 1.sur.\d$/);
    await expect(dialog.getByRole('button', { name: /^Descendre la vue «.En cours.»$/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.goto('/agent/home');
    await header(page).getByRole('link', { name: 'Projets' }).click();
    await expect(page).toHaveURL(/\/projectsList\?vue=en-cours$/);
    await expect(rows(page)).toHaveCount(3);
    const views = page.getByRole('group', { name: 'Vues de la liste' }).getByRole('button');
    await expect(views.first()).toHaveText(/^En cours/);
    await expect(views.first()).toHaveAttribute('aria-pressed', 'true');
    await views.filter({ hasText: /^Tous/ }).click();
    await expect(page).toHaveURL(/\/projectsList\?vue=tous$/);
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('link', { name: 'Terrain', exact: true }).click();
    await expect(h1(page)).toHaveText('Terrain');
    await page.goBack();
    await expect(rows(page)).toHaveCount(5);
  });

  test('saves the list for a spreadsheet: what is shown, safe to open', async ({ page, signIn }) => {
    await signIn(branch.agent.email, { at: '/projectsListPage?tri=amount' });
    await expect(rows(page)).toHaveCount(5);
    const { name, bytes } = await exported(page);
    expect(name).toMatch(/^projets-\d{4}-\d\d-\d\d\.csv$/);
    expect([...bytes.subarray(0, 3)], 'a mark of UTF-8').toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^Numéro;Projet;Type de bien;Usage du bien;Montant \(€\);Statut;/);
    expect(lines[1], 'a formula is text').toContain(`;"'=Parts ""SCPI""; un lot";`);
    expect(lines[1], 'a decimal comma').toContain(';1234567,89;');
    expect(lines[2]).toMatch(
      new RegExp(`^${String(quiet)};Appartement à Nîmes;.*;215000,50;Nouveau projet;`),
    );
    expect(lines[3]).toContain(';Terrain;');
    expect(lines[4]).toContain(';Maison d’Élodie;');

    await search(page).fill('terrain');
    await expect(rows(page)).toHaveCount(1);
    const found = (await exported(page)).bytes.toString('utf8').trimEnd().split('\r\n');
    expect(found).toHaveLength(2);
    expect(found[1]).toContain(';Terrain;');
    await expect(page.getByText(/^1\sligne dans projets-/)).toBeVisible();
  });

  test('moves by keys, reads which there are, and can switch them off for good', async ({ page, signIn }) => {
    await signIn(branch.agent.email);
    await expect(h1(page)).toHaveText('Tableau de bord');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/projectsList$/);
    await expect(rows(page)).toHaveCount(5);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('gt?');
    await expect(search(page)).toHaveValue('gt?');
    await search(page).fill('');
    await search(page).blur();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await expect(help.getByRole('term')).toHaveCount(5);
    await help.getByRole('checkbox', { name: 'Activer les raccourcis clavier' }).uncheck();
    await help.getByRole('button', { name: 'Fermer' }).first().click();
    await page.reload();
    await expect(rows(page)).toHaveCount(5);
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(help).toBeHidden();
    await expect(page).toHaveURL(/\/projectsList$/);
    await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
    await help.getByRole('checkbox', { name: 'Activer les raccourcis clavier' }).check();
    await help.getByRole('button', { name: 'Fermer' }).first().click();
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await expect(page).toHaveURL(/\/propositionsList$/);
    await expect(page.getByText('5 propositions', { exact: true })).toBeVisible();
  });

  test('reads a proposition without answering it: that is the applicant’s to do', async ({
    page,
    signIn,
  }) => {
    await signIn(branch.agent.email, { at: '/propositionsList' });
    await expect(page.getByRole('combobox', { name: 'Agent' }), 'observed: shown to all').toBeVisible();
    await page
      .getByRole('link', { name: /PROP-2026-710001/ })
      .first()
      .click();
    await expect(h1(page)).toContainText('PROP-2026-710001');
    for (const name of ['Accepter', 'Refuser'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  });
});
