import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { applicantScreens } from '../screens/applicant-screens';
import { goTo } from '../screens/go-to';
import { inWalks } from '../screens/in-walks';
import { isPlain, type Screen } from '../screens/screen';
import { viewersOf } from '../screens/viewers';
import { visitorScreens } from '../screens/visitor-screens';
import { settle, signInAs } from '../screens/walk-screens';

/**
 * A navigation without a new document is silent unless the page speaks: the title changes, it is announced, and the
 * focus goes to the heading of the new page. For every route of visitors and applicants.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const ROUTES = [...visitorScreens, ...applicantScreens].filter(
  (screen) =>
    isPlain(screen) && ['nobody', 'demandeur'].includes(screen.viewer) && !screen.path.includes('?'),
);
/** Where each navigation starts; from there to itself is none. */
const START = { path: '/legal', heading: 'Mentions légales' };

async function expectToSpeak(page: Page, screen: Screen, path: string): Promise<void> {
  await goTo(page, START.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(START.heading);
  await goTo(page, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await settle(page, screen);
  await expect(page, screen.name).toHaveTitle(/^InterGestion - (?!Mentions légales)\S/);
  const title = (await page.title()).replace('InterGestion - ', '');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: title }), screen.name).toBeAttached();
  // The pages that the specification leaves empty have no heading: the content takes the focus.
  const isEmpty = /Page\/(accept|refuse)$/.test(path);
  await expect(isEmpty ? page.getByRole('main') : page.locator('h1'), screen.name).toBeFocused();
}

for (const viewer of ['nobody', 'demandeur'] as const) {
  const screens = ROUTES.filter((screen) => screen.viewer === viewer && screen.path !== START.path);
  for (const [name, walk] of inWalks(screens)) {
    test(`the title, an announcement and the focus follow each navigation: ${name}`, async ({
      page,
      portal,
    }) => {
      await signInAs(page, portal, viewer);
      for (const screen of walk) {
        await expectToSpeak(page, screen, await viewersOf(portal).withIds(viewer, screen.path));
      }
    });
  }
}
