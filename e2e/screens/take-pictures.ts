import path from 'node:path';
import { test } from '../fixtures/portal';
import { ALL_SCREENS } from './all-screens';
import { inWalks } from './in-walks';
import { walkScreens } from './walk-screens';

/** `npm run assets -- screens`: a picture of every screen at three widths, in light and in dark. The folder is ignored by git. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/screens');
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

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
