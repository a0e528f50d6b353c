import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { expect, test } from '../fixtures/own-portal';
import {
  expectSameDocument,
  expectShown,
  goTo,
  heading,
  mark,
  openProjects,
  returnTo,
  watchRemoteFiles,
} from './open-tab';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ mode: 'parallel' });

/** A release reaches open portals and does not interrupt a user's work. */

const NEWS = {
  says: {
    'Vos projets': 'Vos projets, nouvelle vue',
    'Carnet d’adresses': 'Carnet d’adresses, nouvelle vue',
  },
};
const BANNER = 'Une nouvelle version de cette rubrique est disponible.';

test.beforeEach(async ({ own }) => {
  await own.ship('applicant', '1.0.0');
});

test('who stays is offered the new version, and gets it without a reload', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email));
  await own.ship('applicant', '1.1.0', NEWS);
  await returnTo(page);
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');

  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(heading(page)).toHaveText('Vos projets, nouvelle vue');
  await expect(page.getByText(BANNER)).toBeHidden();
  await expectShown(page, 'applicant', '1.1.0');
  await expectSameDocument(page);
});

test('what somebody types stays until it is saved, whatever is deployed meanwhile', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await signIn(applicant.email);
  await goTo(page, 'Carnet d’adresses');
  await page.getByRole('link', { name: 'NOUVELLE ADRESSE' }).click();
  await page.getByLabel('Nom de l’adresse').fill('Domicile');
  await mark(page);

  await own.ship('applicant', '1.1.0', NEWS);
  await returnTo(page);
  // The tab becomes visible again and the timer fires: neither may discard the form.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Nom de l’adresse')).toHaveValue('Domicile');
  await expectShown(page, 'applicant', '1.0.0');

  for (const [label, value] of Object.entries({
    Prénom: 'Camille',
    Nom: 'Essai',
    Rue: '12 rue du Chemin Fictif',
    'Code postal': '75011',
    Ville: 'Paris',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'Pays', exact: true }).selectOption({ label: 'France' });
  await page.getByRole('combobox', { name: /^Département/ }).selectOption({ label: 'Paris' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(heading(page)).toHaveText('Carnet d’adresses, nouvelle vue');
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await expectShown(page, 'applicant', '1.1.0');
  await expectSameDocument(page);
});

test('deploying one remote touches no file of the others, and nobody fetches them again', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  const stateOf = (remote: string) => {
    const folder = path.join(own.dist, 'remotes', remote);
    const files = filesBelow(folder, { skipped: [] }).map((file) => {
      const { ino, size, mtimeMs } = statSync(path.join(folder, file));
      return { file, ino, size, mtimeMs };
    });
    return { entry: own.registry().remotes[remote], files };
  };
  const stateOfOthers = () => ['public', 'agent', 'admin'].map(stateOf);
  await openProjects(page, () => signIn(applicant.email));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  const before = stateOfOthers();

  await own.ship('applicant', '1.1.0', NEWS);
  expect(stateOfOthers()).toEqual(before);

  await returnTo(page);
  const files = watchRemoteFiles(page);
  await goTo(page, 'Vos projets');
  await expectShown(page, 'applicant', '1.1.0');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('/remotes/applicant/1.1.0/'))).toEqual([]);
});
