import { keepShift } from '../first-paint/layout-shift';
import { test } from '../fixtures/portal';
import { ALL_SCREENS } from '../screens/all-screens';
import { inWalks } from '../screens/in-walks';
import { walkScreens } from '../screens/walk-screens';
import { expectNothingWrong } from './inspect-screen';

/**
 * One walk through every screen of the catalogue, each once, with all checks: the rules of accessibility, valid HTML,
 * title and heading, titles of tables, words as French sets them, next to no layout shift, nothing lost when text is
 * spaced out, and no sideways scrolling at 1440, 720 (200 %) and 320 px.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const viewers = ALL_SCREENS.map(({ viewer }) => viewer);
const BY_VIEWER = ALL_SCREENS.toSorted(
  (one, other) => viewers.indexOf(one.viewer) - viewers.indexOf(other.viewer),
);

for (const [name, screens] of inWalks(BY_VIEWER, 20)) {
  test(`nothing is wrong with the screens ${name}`, async ({ page, portal, complaints }) => {
    await keepShift(page);
    await walkScreens(screens, {
      page,
      portal,
      complaints,
      sizes: [{ width: 1440, height: 900 }],
      look: (screen) => expectNothingWrong(page, screen),
    });
  });
}
