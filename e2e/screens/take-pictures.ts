import path from 'node:path';
import { test } from '../fixtures/portal';
import { ALL_SCREENS } from './all-screens';
import { FOLDER } from './contact-sheet';
import type { Screen } from './screen';
import { walkScreens } from './walk-screens';

/** `npm run screens`: a picture of every screen at three widths, in light and in dark. */

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** Short walks, so that the browsers share them evenly. */
const WALK = 12;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const only = process.env['SCREENS'];
const wanted = ALL_SCREENS.filter(({ name }) => only === undefined || new RegExp(only).test(name));
const walks: (readonly Screen[])[] = [];
for (let start = 0; start < wanted.length; start += WALK) walks.push(wanted.slice(start, start + WALK));

for (const screens of walks) {
  // eslint-disable-next-line playwright/expect-expect -- it takes pictures; people judge them
  test(`${screens[0]?.name ?? ''} to ${screens.at(-1)?.name ?? ''}`, async ({ page, portal, complaints }) => {
    await walkScreens(screens, {
      page,
      portal,
      complaints,
      sizes: SIZES,
      look: async ({ name }, { width }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const suffix = colorScheme === 'dark' ? '-dark' : '';
          await page.screenshot({
            path: path.join(FOLDER, `${name}-${String(width)}${suffix}.png`),
            fullPage: true,
            animations: 'disabled',
          });
        }
        await page.emulateMedia({ colorScheme: 'light' });
      },
    });
  });
}
