import { expect, type Locator, type Page } from '@playwright/test';
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

const moveOn =
  (status: string) =>
  async (page: Page): Promise<void> => {
    await arrived(page);
    await section(page).getByLabel('Passer à').selectOption(status);
    await section(page).getByRole('button', { name: 'Changer le statut' }).click();
    await asked(page);
  };

const giveTo = async (page: Page): Promise<void> => {
  await arrived(page);
  await section(page)
    .getByLabel(/^Confier à un (autre )?agent/)
    .selectOption({ index: 1 });
  await section(page).getByLabel('Changer le gestionnaire').selectOption({ index: 1 });
  await section(page).getByRole('button', { name: 'Confier le dossier' }).click();
  await asked(page);
};

const fillOffer = async (page: Page): Promise<void> => {
  await arrived(page);
  const form = page.getByRole('form', { name: 'Nouvelle proposition' });
  await form.getByLabel('Prêteur').fill('Prêteur C');
  await form.getByLabel('Mensualité').fill('601,20');
  await form.getByLabel('TAEG').fill('4,22');
  await form.getByLabel('Durée, en années').fill('20');
  if ((await form.getByRole('list', { name: 'Pièces jointes' }).count()) > 0) return;
  await form.getByLabel('Joindre un fichier').setInputFiles({
    name: 'Proposition détaillée, Prêteur C.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${' '.repeat(178_000)}\n%%EOF\n`),
  });
};

const publish = async (page: Page): Promise<void> => {
  await fillOffer(page);
  await page.getByRole('button', { name: 'Publier', exact: true }).last().click();
  await asked(page);
};

const publishNothing = async (page: Page): Promise<void> => {
  await arrived(page);
  await page.getByRole('button', { name: 'Publier', exact: true }).last().click();
  await expect(section(page).locator('[aria-invalid="true"]').first()).toBeVisible();
};

/** « Conduire le dossier », as an administrator has it in a file, and the questions of its acts. */
export const conductScreens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'project-file', path: FILE, reach: arrived },
  { name: 'conduct-status', path: FILE, reach: moveOn('expected_signature') },
  { name: 'conduct-status-untold', path: FILE, reach: moveOn('fonds_debloques') },
  { name: 'conduct-assign', path: FILE, reach: giveTo },
  { name: 'conduct-offer', path: FILE, reach: fillOffer },
  { name: 'conduct-offer-wrong', path: FILE, reach: publishNothing },
  { name: 'conduct-publish', path: FILE, reach: publish },
];
