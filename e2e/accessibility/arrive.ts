import { expect, type Page } from '@playwright/test';
import { untilTaken } from '../federation-bench/visit';
import { goTo } from '../screens/go-to';
import { isEmpty, isPlain, type Screen } from '../screens/screen';
import { settle, type Open } from '../screens/walk-screens';

/** Where each navigation starts; navigating from it to itself is not possible. */
const START = { path: '/legal', heading: 'Mentions légales' };

/** A route visited as it is. Other states of a route are inspected but not navigated to. */
export const isRoute = (screen: Screen): boolean =>
  isPlain(screen) && !screen.path.includes('?') && screen.path !== START.path;

/** Where the last navigation of a page ended: from there, the next one can use the same document. */
const arrivals = new WeakMap<Page, string>();

async function goToStart(page: Page): Promise<void> {
  if (arrivals.get(page) === page.url()) await goTo(page, START.path);
  else await page.goto(START.path);
  await untilTaken(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(START.heading);
}

/** A navigation inside a document must be perceivable: new title, announcement, focus on the new heading. */
async function expectToSpeak(page: Page, screen: Screen): Promise<void> {
  const check = (what: string): string => `${screen.name}: ${what} after a navigation`;
  await expect.soft(page, check('the title')).toHaveTitle(/^InterGestion - (?!Mentions légales)\S/);
  // Both together: a file shows a generic title until its record has loaded.
  const isAnnounced = () =>
    page.evaluate(() => {
      const title = document.title.replace('InterGestion - ', '');
      const spoken = [...document.querySelectorAll('[aria-live="polite"]')];
      return spoken.some(({ textContent }) => textContent.includes(title));
    });
  await expect
    .configure({ soft: true })
    .poll(isAnnounced, { message: check('the announcement') })
    .toBe(true);
  // Pages that the specification leaves empty have no heading: the main element takes the focus.
  const focused = isEmpty(screen) ? page.getByRole('main') : page.locator('h1');
  await expect.soft(focused, check('the focus')).toBeFocused();
}

/** Opens a route by a checked navigation inside the open document, any other screen in a new document. */
export const arrive: Open = async (page, screen, path) => {
  if (!isRoute(screen)) {
    arrivals.delete(page);
    await page.goto(path);
    return;
  }
  await goToStart(page);
  await goTo(page, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await settle(page, screen);
  await expectToSpeak(page, screen);
  arrivals.set(page, page.url());
};
