import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { saveAddress } from '../fixtures/address-form';
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
    'Vos propositions': 'Vos propositions, nouvelle vue',
    'Carnet d’adresses': 'Carnet d’adresses, nouvelle vue',
  },
};
const BANNER = 'Une nouvelle version de cette rubrique est disponible.';

test.beforeEach(async ({ own }) => {
  await own.ship('applicant', '1.0.0');
});

test('who reads a page keeps it, and gets the new version at the next one', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');

  await own.ship('applicant', '1.1.0', NEWS);
  await returnTo(page);
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');

  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions, nouvelle vue');
  await expectShown(page, 'applicant', '1.1.0');
  await expect(page.getByText(BANNER)).toBeHidden();
  await expectSameDocument(page);
});

test('who stays is offered the new version, and gets it by one press', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', NEWS);
  await returnTo(page);

  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(heading(page)).toHaveText('Vos projets, nouvelle vue');
  await expectShown(page, 'applicant', '1.1.0');
  await expect(page.getByText(BANNER)).toBeHidden();
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

  await saveAddress(page, {
    label: 'Domicile',
    street: '12 rue du Chemin Fictif',
    postalCode: '75011',
    city: 'Paris',
    country: 'France',
    department: 'Paris',
  });
  await expect(heading(page)).toHaveText('Carnet d’adresses, nouvelle vue');
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await expectShown(page, 'applicant', '1.1.0');
  await expectSameDocument(page);
});

test('who is elsewhere meanwhile finds the new version when they come', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  await mark(page);
  await page.getByLabel('Message').fill('Bonjour, une question');

  await own.ship('applicant', '1.1.0', NEWS);
  await returnTo(page);
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour, une question');
  await expect(page.getByText(BANNER)).toBeHidden();
  await page.getByLabel('Message').fill('');
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets, nouvelle vue');
  await expectShown(page, 'applicant', '1.1.0');
  await expectSameDocument(page);
});

test('a release that adds a page has it reachable in a portal that is open', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', {
    pages: [
      {
        name: 'novelty',
        path: '/applicant/nouveaute',
        title: 'Nouveauté',
        roles: ['APPLICANT'],
        text: 'Une page qui n’existait pas hier.',
        menu: 'Nouveauté',
      },
    ],
  });
  await returnTo(page);
  await goTo(page, 'Nouveauté');
  await expect(page.getByRole('main')).toContainText('Une page qui n’existait pas hier.');
  await expect(page).toHaveURL(/\/applicant\/nouveaute$/);
  await expectShown(page, 'applicant', '1.1.0');
  await expectSameDocument(page);
});

test('deploying one remote touches no file of the others, and nobody fetches them again', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  const others = ['public', 'agent', 'admin'];
  const stateOf = (remote: string) => {
    const { [remote]: entry } = own.registry().remotes;
    const folder = path.join(own.dist, 'remotes', remote);
    const files = filesBelow(folder, { skipped: [] });
    return {
      entry,
      files: files.map((file) => {
        const { ino, size, mtimeMs } = statSync(path.join(folder, file));
        return { file, ino, size, mtimeMs };
      }),
    };
  };
  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  const before = others.map(stateOf);

  await own.ship('applicant', '1.1.0', NEWS);
  expect(others.map(stateOf)).toEqual(before);

  await returnTo(page);
  const files = watchRemoteFiles(page);
  await goTo(page, 'Vos projets');
  await expectShown(page, 'applicant', '1.1.0');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('/remotes/applicant/1.1.0/'))).toEqual([]);

  // A fresh load takes them from the browser's cache, without a request.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const sent: string[] = [];
  const cached = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const isCached = response.fromDiskCache === true || cached.has(requestId);
    if (/^\/remotes\/(?!applicant\/)/.test(pathname) && !isCached) sent.push(pathname);
  });
  await page.reload();
  await expect(heading(page)).toHaveText('Contact');
  expect(sent).toEqual([]);
});
