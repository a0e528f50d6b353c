import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { firstId, rowsOf, signedCaller } from '../fixtures/back-office-client';
import { emailOf, expect, test, type DemoAccount } from '../fixtures/portal';

/** Every main screen of every role, filled in, as a program of accessibility rules sees it. */

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
}

/** One line per rule that is broken, with the elements that break it. */
async function findViolations(page: Page, where: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** What is wider than the narrowest screen, so that the page scrolls sideways (WCAG 1.4.10). */
async function findOverflow(page: Page, where: string): Promise<readonly string[]> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return excess > 0 ? [`${where}: ${String(excess)} px too wide`] : [];
}

async function inspect(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await settle(page);
    found.push(...(await findViolations(page, `${where} at ${String(size.width)}`)));
  }
  await page.setViewportSize(NARROWEST);
  found.push(...(await findOverflow(page, `${where} at ${String(NARROWEST.width)}`)));
  await page.setViewportSize(WIDE);
  return found;
}

async function inspectMenu(page: Page, who: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    found.push(...(await findViolations(page, `menu of ${who} at ${String(size.width)}`)));
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(WIDE);
  return found;
}

test('the screens of a visitor break no rule of accessibility', async ({ page }) => {
  const found: string[] = [];
  for (const path of [
    '/',
    '/login',
    '/contact',
    '/simulateur',
    '/simulateur?projet=scpi',
    '/terms',
    '/legal',
    '/confidentialite',
    '/cookies',
    '/accessibilite',
    '/glossaire',
    '/about',
    '/ResetPassword',
    '/nulle-part',
  ]) {
    await page.goto(path);
    found.push(...(await inspect(page, path)));
  }
  // Told of what is wrong, under each field.
  await page.goto('/login');
  await page.getByRole('button', { name: "S'INSCRIRE" }).click();
  await expect(page.getByRole('form', { name: 'Créer votre compte' }).getByLabel('Prénom')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  found.push(...(await inspect(page, '/login with errors')));
  found.push(...(await inspectMenu(page, 'a visitor')));
  expect(found).toEqual([]);
});

const screens: readonly (readonly [DemoAccount, readonly string[]])[] = [
  [
    'demandeur',
    [
      '/applicant/home',
      '/editProjectApplicant',
      '/editProjectApplicant/{request}',
      '/projectsList',
      '/projectFile/{request}',
      '/propositionsList',
      '/propositionDetailsPage/{quote}',
      '/ProfileDetail',
      '/applicant/profile/edit',
      '/addressBookPage',
      '/agent/address/add',
    ],
  ],
  ['nouveau', ['/applicant/home', '/projectsList', '/propositionsList', '/addressBookPage']],
  ['agent', ['/agent/home', '/projectsListPage', '/propositionsList', '/addressBookPage']],
  ['directeur', ['/agent/home', '/projectsListPage']],
  ['admin', ['/usersList', '/user/new', '/user/edit/{user}', '/affiliations']],
];

for (const [account, paths] of screens) {
  test(`the screens of ${account} break no rule of accessibility`, async ({ page, portal, signIn }) => {
    const caller = await signedCaller(portal.address, emailOf(account));
    const quotes = rowsOf(await caller.get('/admin/api/ficodevquotes?page=1&limit=100'));
    // One that can still be decided, so that its buttons are there.
    const open = quotes.find(({ internal_status }) => internal_status === 'draft') ?? quotes[0];
    const [request] = rowsOf(await caller.get('/admin/api/requests?page=1&limit=1&sort=-createdAt'));
    const ids: Readonly<Record<string, string>> = {
      quote: String(open?.['id']),
      request: String(open?.['request'] ?? request?.['id']),
      user: String(firstId(await caller.get(`/admin/api/customer_users?email=${emailOf(account)}`))),
    };
    await signIn(emailOf(account));
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path.replace(/\{(\w+)\}/, (_all, name: string) => ids[name] ?? ''));
      found.push(...(await inspect(page, path)));
    }
    found.push(...(await inspectMenu(page, account)));
    expect(found).toEqual([]);
  });
}

test('the dialog that asks before a proposition is accepted breaks no rule of accessibility', async ({
  page,
  portal,
  signIn,
}) => {
  const caller = await signedCaller(portal.address, emailOf('demandeur'));
  const quote = firstId(await caller.get('/admin/api/ficodevquotes?internal_status=draft&page=1&limit=1'));
  await signIn(emailOf('demandeur'));
  await page.goto(`/propositionDetailsPage/${String(quote)}`);
  const found: string[] = [];
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Accepter', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    found.push(...(await findViolations(page, `dialog at ${String(size.width)}`)));
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(found).toEqual([]);
});
