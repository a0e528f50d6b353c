import { test } from '../fixtures/portal';
import { ALL_SCREENS } from '../screens/all-screens';
import { inWalks } from '../screens/in-walks';
import { walkScreens } from '../screens/walk-screens';
import { arrive, isRoute } from './arrive';
import { expectNothingWrong, SIZES } from './inspect-screen';

/**
 * One walk through every screen of the catalogue with all checks: the rules of accessibility in light and in dark,
 * valid HTML, title and heading, how text is entered, titles of tables, no sideways scrolling at 1440, 720 (200 %) and
 * 320 px, nothing lost when text is spaced out, and the announcement on arrival. Each check is a soft assertion that
 * names the screen.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const viewers = ALL_SCREENS.map(({ viewer }) => viewer);
/** By viewer, routes first: a route that follows a route needs no new document to start from. */
const IN_ORDER = ALL_SCREENS.toSorted(
  (one, other) =>
    viewers.indexOf(one.viewer) - viewers.indexOf(other.viewer) ||
    Number(isRoute(other)) - Number(isRoute(one)),
);

for (const [name, screens] of inWalks(IN_ORDER)) {
  test(`nothing is wrong with the screens ${name}`, async ({ page, portal, complaints }) => {
    await walkScreens(screens, {
      page,
      portal,
      complaints,
      sizes: SIZES,
      open: arrive,
      look: (screen, size) => expectNothingWrong(page, screen, size),
    });
  });
}
