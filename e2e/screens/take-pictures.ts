import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/portal';
import { ALL_SCREENS } from './all-screens';
import { inWalks } from './in-walks';
import { walkScreens } from './walk-screens';

/** `npm run assets -- screens`: a picture of every screen at three widths, in light and in dark, and what each asks of its reader. The folder is ignored by git. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/screens');
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** What the screen asks of its reader: words outside of tables' and lists' data, what can be acted on, and height in pixels. */
const loadOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent && !parent.closest('td, dd, tbody th, option, svg, script, style') && isShown(parent))
        words += (text.nodeValue?.match(/[\p{L}’'-]{2,}/gu) ?? []).length;
    }
    const acts = main.querySelectorAll('a[href], button, input, select, textarea, summary');
    const controls = Array.from(acts).filter(isShown).length;
    return { words, controls, height: document.documentElement.scrollHeight };
  });

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const [name, screens] of inWalks(ALL_SCREENS)) {
  // oxlint-disable-next-line playwright/expect-expect -- it takes pictures; people judge them
  test(name, async ({ page, portal, complaints }) => {
    await walkScreens(screens, {
      page,
      portal,
      complaints,
      sizes: SIZES,
      look: async ({ name: picture }, { width }) => {
        // Scrolls through the page, so that what is below the fold is painted.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const { words, controls, height } = await loadOf(page);
        process.stdout.write(`${[picture, width, words, controls, height].join('\t')}\n`);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: path.join(FOLDER, `${picture}-${String(width)}-${colorScheme}.png`),
            fullPage: true,
            animations: 'disabled',
          });
        }
        await page.emulateMedia({ colorScheme: 'light' });
      },
    });
  });
}
