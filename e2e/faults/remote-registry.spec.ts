import type { Page } from '@playwright/test';
import type { OwnBuilds, WrittenEntry, WrittenRegistry } from '../fixtures/own-portal';
import { returnTo } from '../federation/open-tab';
import { answers, mend, type FileFault } from './file-faults';
import { expect, test } from './outlet-story';

/** Whatever part of it. */
const REGISTRY = '**/remotes.json*';

async function spoilRegistry(page: Page, fault: FileFault): Promise<void> {
  await page.route(REGISTRY, (route) => fault(route));
}

/** The registry that the portal serves, modified in transit. */
const bent =
  (own: OwnBuilds, bend: (registry: WrittenRegistry, admin: WrittenEntry) => void): FileFault =>
  (route) => {
    const registry = own.registry();
    registry.serial += 1;
    const { admin } = registry.remotes;
    if (admin) bend(registry, admin);
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(registry) });
  };

// Other invalid registries: `fetch-registry.test.ts` and `live-registry.test.ts`.
test('a registry that breaks off: an open page goes on with the one it has, and so does the next one', async ({
  page,
  own,
  story,
}) => {
  await story.begin();
  await spoilRegistry(page, answers(200, 'application/json', JSON.stringify(own.registry()).slice(0, 500)));
  await returnTo(page);
  await story.enter();
  await story.expectPage();
  await story.expectNothingLost();

  await page.goto('/usersList');
  await story.expectPage();
});

/** The registry's entry for the one version of `admin`. */
const listedVersion = ({ stable, versions }: WrittenEntry) => versions[stable] ?? {};

type Bend = (registry: WrittenRegistry, admin: WrittenEntry) => void;

const toAnotherHost: Bend = (_, admin) => {
  const version = '1.0.0/../../..//evil.example';
  admin.versions = { [version]: listedVersion(admin) };
  admin.stable = version;
  admin.ladder = [version];
};

// All malicious entries are in `read-registry.test.ts`.
test('an entry that leads to another host is refused alone, and nothing of it is asked for', async ({
  page,
  baseURL,
  own,
  story,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await spoilRegistry(page, bent(own, toAnotherHost));
  // Without a note of the role the page has no part of the registry, and asks for it.
  await page.route('**/editProjectApplicant', async (route) => {
    await page.context().clearCookies({ name: 'portal-role' });
    return route.fallback();
  });
  await story.begin();

  // Its pages are missing, as there is no known good entry; everything else works.
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
