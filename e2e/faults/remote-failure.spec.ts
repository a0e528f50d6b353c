import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';

/** Faults in the files of a remote: each costs its outlet and nothing else, and heals without a reload. */

const ENTRY = /\/remotes\/public\/[^/]+\/remoteEntry\.[^/]+\.js$/;
const CODE = /\/remotes\/public\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;
const STYLES = /\/remotes\/public\/[^/]+\/[^/]+\.css$/;
/** The registry lists older versions after earlier builds: here they must be out of reach as well. */
const ANY = /\/remotes\/public\//;

const notFound = (page: Page, files: RegExp) =>
  page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' }),
  );

/** What the file says, with something added: the digest of the registry no longer fits. */
const tamper = (page: Page, files: RegExp, addition: string) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${addition}` });
  });

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' });

async function expectShellToLive(page: Page) {
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** The fault ends, one press heals: the same document, not a new one. */
async function expectToHeal(page: Page, complaints: string[]) {
  await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
  // The browser told of the fault itself, as it should; of nothing that touches our policies.
  expect(complaints.filter((complaint) => complaint.startsWith('policy violation'))).toEqual([]);
  complaints.length = 0;
}

test('a remote that is gone shows its card, and heals when it is back', async ({ page, complaints }) => {
  await notFound(page, ANY);
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('Le reste du portail fonctionne');
  await expectShellToLive(page);
  await expectToHeal(page, complaints);
});

for (const [what, files, addition] of [
  ['entry', ENTRY, 'window.intruder = true'],
  ['chunk', CODE, 'window.intruder = true'],
  ['style sheet', STYLES, 'body { display: none }'],
] as const) {
  test(`a tampered ${what} is refused, and heals when it is itself again`, async ({ page, complaints }) => {
    await tamper(page, files, addition);
    await page.goto('/contact');
    await expectShellToLive(page);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    await expectToHeal(page, complaints);
  });
}

test('a remote that never answers gives way to its card after eight seconds', async ({
  page,
  complaints,
}) => {
  // Never answered: the request stays open until the page lets it go.
  await page.route(ENTRY, () => undefined);
  // The page is not loaded, in the browser's sense, before that answer: the portal is there long before.
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(retry(page)).toBeVisible({ timeout: 12_000 });
  await expectShellToLive(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  complaints.length = 0;
});

test('an entry that answers 500 once is asked for again, unseen', async ({ page, complaints }) => {
  let answers = 0;
  await page.route(ENTRY, (route) => {
    answers += 1;
    return answers === 1 ? route.fulfill({ status: 500, body: 'no' }) : route.continue();
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  expect(answers).toBeGreaterThan(1);
  complaints.length = 0;
});

test('a registry that cannot be read is replaced by the last good one', async ({ page, complaints }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.route('**/remotes.json', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  complaints.length = 0;
});
