import { expect, type Locator, type Page } from '@playwright/test';
import { typeOffer } from '../fixtures/conduct';
import type { Screen } from './screen';

const FILE = '/projectFile/{request}';

const section = (page: Page): Locator => page.getByRole('region', { name: 'Conduire le dossier' });

/** The section is loaded after the file. */
const arrived = async (page: Page): Promise<void> => {
  await expect(section(page)).toBeVisible();
  await expect(
    section(page)
      .getByLabel(/^Confier à un (autre )?agent/)
      .locator('option')
      .nth(1),
  ).toBeAttached();
};

const asked = (page: Page): Promise<void> => expect(page.getByRole('alertdialog')).toBeVisible();

const moveOn = async (page: Page): Promise<void> => {
  await arrived(page);
  await section(page).getByLabel('Passer à').selectOption('expected_signature');
  await section(page).getByRole('button', { name: 'Changer le statut' }).click();
  await asked(page);
};

const publish = async (page: Page): Promise<void> => {
  await arrived(page);
  await typeOffer(page, 'Prêteur C');
  await page.getByRole('button', { name: 'Publier', exact: true }).last().click();
  await asked(page);
};

/** « Conduire le dossier », as an administrator has it in a file, and the questions of its acts. */
export const conductScreens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'project-file', path: FILE, reach: arrived },
  { name: 'conduct-status', path: FILE, reach: moveOn },
  { name: 'conduct-publish', path: FILE, reach: publish },
];
