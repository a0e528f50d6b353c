import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/portal';
import { ALL_SCREENS } from './all-screens';
import { FOLDER } from './contact-sheet';
import { inWalks } from './in-walks';
import { walkScreens } from './walk-screens';

/** `npm run assets -- screens`: a picture of every screen at three widths, in light and in dark. */

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** Scrolls through the page, so that what is below the fold is painted, and back to the top. */
async function paintAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const top of [document.documentElement.scrollHeight, 0]) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
  });
}

for (const [name, screens] of inWalks(ALL_SCREENS)) {
  // oxlint-disable-next-line playwright/expect-expect -- it takes pictures; people judge them
  test(name, async ({ page, portal, complaints }) => {
    await walkScreens(screens, {
      page,
      portal,
      complaints,
      sizes: SIZES,
      look: async ({ name: picture }, { width }) => {
        await paintAll(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const suffix = colorScheme === 'dark' ? '-dark' : '';
          await page.screenshot({
            path: path.join(FOLDER, `${picture}-${String(width)}${suffix}.png`),
            fullPage: true,
            animations: 'disabled',
          });
        }
        await page.emulateMedia({ colorScheme: 'light' });
      },
    });
  });
}
