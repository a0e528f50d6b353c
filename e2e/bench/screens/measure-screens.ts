import { untilQuiet } from '../../fixtures/page-at-rest';
import { keepShift, shiftsOf } from '../../first-paint/layout-shift';
import { expect, test } from '../../fixtures/portal';
import { countArrivals, signedCallsSince } from '../../fixtures/signed-calls';
import { ALL_SCREENS } from '../../screens/all-screens';
import { inWalks } from '../../screens/in-walks';
import type { Screen } from '../../screens/screen';
import { type Open, walkScreens } from '../../screens/walk-screens';

/**
 * `npm run bench:screens`: every screen of the catalogue from an empty cache, at the pace of production and over a
 * network that lets placeholders be seen. A row each: screen, width, layout shift, signed calls. Gestures come after the arrival, and are left out: a screen that only a
 * gesture tells from another was measured as that one.
 */

/** A good mobile network, as the DevTools protocol wants it: milliseconds, bytes per second. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** Design, section 7: the layout shift of any screen, cold. */
const MOST_SHIFT = 0.02;
/** A screen that never ends to load is looked at this long, in milliseconds. */
const LOADING_MS = 1_000;
/** Longer than the gap between two calls, in milliseconds. */
const QUIET_MS = 800;

test.use({ gapMs: 500 });
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const isArrival = ({ reach }: Screen): boolean => reach === undefined;

const openCold: Open = async (page, _screen, path) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(path);
};

for (const [name, screens] of inWalks(ALL_SCREENS.filter(isArrival))) {
  test(name, async ({ page, portal, complaints, viewport }) => {
    if (viewport === null) throw new Error('The width of the window is what a project gives');
    await keepShift(page);
    let before = 0;
    await walkScreens(screens, {
      page,
      portal,
      complaints,
      sizes: [viewport],
      open: async (...arrival) => {
        before = await countArrivals(portal);
        await openCold(...arrival);
      },
      look: async ({ name: screen, comesTo }, { width }) => {
        if (comesTo === 'loading') {
          await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), LOADING_MS);
        } else await untilQuiet(page, QUIET_MS);
        const shifts = await shiftsOf(page);
        const shift = shifts.reduce((sum, { value }) => sum + value, 0);
        const calls = (await signedCallsSince(portal, before)).length;
        process.stdout.write(`| ${screen} | ${String(width)} | ${shift.toFixed(3)} | ${String(calls)} |\n`);
        const moved = shifts.flatMap(({ moved: elements }) => elements).join('; ');
        expect
          .soft(shift, `layout shift of ${screen} at ${String(width)}: ${moved}`)
          .toBeLessThanOrEqual(MOST_SHIFT);
      },
    });
  });
}
