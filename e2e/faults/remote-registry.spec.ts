import type { Page } from '@playwright/test';
import type { OwnBuilds, WrittenEntry, WrittenRegistry } from '../fixtures/own-portal';
import { returnTo } from '../federation/open-tab';
import { answers, brokenServer, hangs, mend, notFoundAsText, type FileFault } from './file-faults';
import { expect, test } from './outlet-story';

const REGISTRY = '**/remotes.json';

async function spoilRegistry(page: Page, fault: FileFault): Promise<void> {
  await page.route(REGISTRY, (route) => fault(route));
}

/** The registry that the portal serves, bent in the browser's network: what somebody in between would make of it. */
const bent =
  (own: OwnBuilds, bend: (registry: WrittenRegistry, admin: WrittenEntry) => void): FileFault =>
  (route) => {
    const registry = own.registry();
    registry.serial += 1;
    const { admin } = registry.remotes;
    if (admin) bend(registry, admin);
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(registry) });
  };

/** Registries that are none. */
const UNUSABLE: readonly (readonly [what: string, fault: (own: OwnBuilds) => FileFault])[] = [
  ['is gone', () => notFoundAsText],
  ['cannot be given', () => brokenServer],
  ['is a page', () => answers(200, 'text/html', '<!doctype html><title>Accueil</title>')],
  ['breaks off', (own) => answers(200, 'application/json', JSON.stringify(own.registry()).slice(0, 500))],
  ['is of a schema that nobody knows', (own) => bent(own, (registry) => (registry.schema = 99))],
];

for (const [what, fault] of UNUSABLE) {
  test(`a registry that ${what}: an open page goes on with the one it has, and so does the next one`, async ({
    page,
    own,
    story,
  }) => {
    await story.begin();
    await spoilRegistry(page, fault(own));
    await returnTo(page);
    await story.enter();
    await story.expectPage();
    await story.expectNothingLost();

    await page.goto('/usersList');
    await story.expectPage();
  });
}

test('a registry that never comes keeps nobody waiting', async ({ page, story }) => {
  await story.begin();
  await spoilRegistry(page, hangs);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await story.enter();
  await story.expectPage();
  await story.expectNothingLost();
});

/** What the one version of `admin` is listed as. */
const listedVersion = ({ stable, versions }: WrittenEntry) => versions[stable] ?? {};

function rename(admin: WrittenEntry, version: string): void {
  admin.versions = { [version]: listedVersion(admin) };
  admin.stable = version;
  admin.ladder = [version];
}

/** Entries of one remote that somebody hostile would write. */
const HOSTILE: readonly (readonly [
  what: string,
  bend: (registry: WrittenRegistry, admin: WrittenEntry) => void,
])[] = [
  ['leads out of its folder', (_, admin) => rename(admin, '../../items')],
  ['leads to another host', (_, admin) => rename(admin, '1.0.0/../../..//evil.example')],
  [
    'brings a description with a foreign base',
    (_, admin) => {
      listedVersion(admin)['description'] = {
        base: 'https://evil.example/remotes/admin/',
        scope: 'evil__1',
        entry: 'remoteEntry.js',
        integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
        pages: {},
      };
    },
  ],
  ['has no digest', (_, admin) => delete listedVersion(admin)['digest']],
  ['has a digest that is none', (_, admin) => (listedVersion(admin)['digest'] = 'none')],
  ['names a version that is not listed', (_, admin) => (admin.stable = '6.6.6')],
];

for (const [what, bend] of HOSTILE) {
  test(`an entry that ${what} is refused alone, and nothing of it is asked for`, async ({
    page,
    baseURL,
    own,
    story,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await spoilRegistry(page, bent(own, bend));
    await story.begin();

    // Its pages are not there, for want of a known good entry; everything else is.
    const link = page.getByRole('banner').getByRole('link', { name: 'Utilisateurs' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Propositions' })).toBeVisible();
    await expect(link).toBeHidden();
    expect(asked.filter((url) => !url.startsWith(baseURL ?? '') || /remotes\/admin|evil/.test(url))).toEqual(
      [],
    );

    await mend(page);
    await returnTo(page);
    await expect(link).toBeVisible();
    await story.enter();
    await story.expectPage();
    await story.expectNothingLost();
  });

  test(`an entry that ${what} changes nothing for a page that knows a good one`, async ({
    page,
    own,
    story,
  }) => {
    await story.begin();
    await spoilRegistry(page, bent(own, bend));
    await returnTo(page);
    await story.enter();
    await story.expectPage();
    await story.expectNothingLost();
  });
}

test('no registry at the very first visit: the portal says so, and starts with one press when there is one', async ({
  page,
  complaints,
}) => {
  await spoilRegistry(page, notFoundAsText);
  await page.goto('/contact');
  await expect(page.getByRole('alert')).toContainText('Le portail n’a pas pu démarrer');
  await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));

  await mend(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
  expect(complaints.filter((each) => !/No registry/.test(each))).toEqual([]);
  complaints.length = 0;
});
