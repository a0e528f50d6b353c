import { expect, type Page } from '@playwright/test';
import { conductOf, openAct } from '../fixtures/conduct';
import { arrivingWith, ask, failing, openMenu, unanswered } from './arrangements';
import { seenBy, type Screen } from './screen';

const saveView = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  await expect(page.getByRole('dialog', { name: 'Enregistrer cette vue' })).toBeVisible();
};

/** Ticks three files; compact rows show their boxes on demand. */
const tickFiles = async (page: Page): Promise<void> => {
  const select = page.getByRole('button', { name: 'Sélectionner', exact: true });
  if (await select.isVisible()) await select.click();
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner (?!les )/ });
  for (const row of [0, 1, 3]) await boxes.nth(row).check();
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('3');
};

const showCards = async (page: Page): Promise<void> => {
  // The choice is kept, from one width to the next.
  const cards = page.getByRole('button', { name: 'Afficher en cartes' });
  if (await cards.isVisible()) await cards.click();
  await expect(page.getByRole('button', { name: 'Afficher en lignes' })).toBeVisible();
};

const askWhatRuns = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'À propos de ce portail' }).click();
  await expect(page.getByRole('dialog', { name: 'À propos de ce portail' })).toBeVisible();
};

/** « Conduire le dossier », which is loaded after the file. */
async function conduct(page: Page): Promise<void> {
  const agents = conductOf(page).getByLabel(/^Confier à un (autre )?agent/);
  await expect(agents.locator('option').nth(1)).toBeAttached();
}

const unfold = async (page: Page): Promise<void> => {
  await conduct(page);
  for (const title of ['Statut', 'Suivi par', 'Nouvelle proposition']) await openAct(page, title);
};

const moveOn = async (page: Page): Promise<void> => {
  await unfold(page);
  await conductOf(page).getByLabel('Passer à').selectOption('expected_signature');
  await conductOf(page).getByRole('button', { name: 'Changer le statut' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

/** What agents, directors and administrators see. */
export const staffScreens: readonly Screen[] = [
  ...seenBy('agent', 'agent', [
    {
      name: 'project-saved-edited',
      path: '/ConfirmAddEditProject',
      arrange: arrivingWith({
        saved: { id: 1042, status: 'signed', step: 5, lit: 5, amount: 215_000, when: '', isNew: false },
      }),
    },
    { name: 'dashboard', path: '/agent/home' },
    { name: 'menu', path: '/agent/home', reach: openMenu },
    { name: 'projects', path: '/projectsListPage' },
    { name: 'projects-loading', path: '/projectsListPage', arrange: unanswered, comesTo: 'loading' },
    { name: 'projects-failed', path: '/projectsListPage', arrange: failing(), comesTo: 'failure' },
    { name: 'projects-no-match', path: '/projectsListPage?au=2001-01-01' },
    { name: 'projects-to-relaunch', path: '/projectsListPage?vue=relancer' },
    { name: 'projects-by-step', path: '/projectsListPage?affichage=etapes' },
    { name: 'save-view', path: '/projectsListPage?statut=open', reach: saveView },
    { name: 'project-file', path: '/projectFile/{request}' },
    { name: 'propositions', path: '/propositionsList' },
    { name: 'propositions-ending', path: '/propositionsList?vue=echeance' },
    { name: 'proposition', path: '/propositionDetailsPage/{quote}' },
    { name: 'address-book', path: '/addressBookPage' },
  ]),
  ...seenBy('directeur', 'director', [
    { name: 'dashboard', path: '/agent/home' },
    { name: 'network', path: '/agent/reseau' },
    { name: 'project-form-edit', path: '/editProjectApplicant/{request}' },
    { name: 'projects-selection', path: '/projectsListPage', reach: tickFiles },
    { name: 'projects-help', path: '/projectsListPage', reach: ask(/^Aide/) },
    { name: 'propositions-cards', path: '/propositionsList', reach: showCards },
  ]),
  ...seenBy('admin', 'admin', [
    { name: 'users', path: '/usersList' },
    { name: 'user-remove', path: '/usersList', reach: ask(/^Supprimer/) },
    { name: 'users-found', path: '/usersList?agence=toutes&role=4&q=a' },
    { name: 'users-no-match', path: '/usersList?q=personne+de+ce+nom' },
    { name: 'user-new', path: '/user/new' },
    { name: 'menu', path: '/user/new', reach: openMenu },
    { name: 'user-edit', path: '/user/edit/{user}' },
    { name: 'about', path: '/user/edit/{user}', reach: askWhatRuns },
    { name: 'user-not-found', path: '/user/edit/99999999', isTroubled: true },
    { name: 'affiliations', path: '/affiliations' },
    { name: 'affiliation-code', path: '/affiliations', reach: ask(/^Code QR/) },
    { name: 'project-file', path: '/projectFile/{request}', reach: conduct },
    { name: 'conduct', path: '/projectFile/{request}', reach: unfold },
    { name: 'conduct-status', path: '/projectFile/{request}', reach: moveOn },
  ]),
];
