import { expect, test } from '../fixtures/portal';
import { inWalks } from '../screens/in-walks';
import type { Screen } from '../screens/screen';
import { walkScreens } from '../screens/walk-screens';
import { inspectScreen, SIZES } from './inspect-screen';

/** Declares the tests that walk these screens and find nothing wrong with any of them. */
export function expectNothingWrong(screens: readonly Screen[]): void {
  for (const [name, walk] of inWalks(screens)) {
    test(`no rule of accessibility or HTML is broken at 320 and 1440 px, light and dark: ${name}`, async ({
      page,
      portal,
      complaints,
    }) => {
      await walkScreens(walk, {
        page,
        portal,
        complaints,
        sizes: SIZES,
        look: async (screen, size) => expect.soft(await inspectScreen(page, screen, size)).toEqual([]),
      });
    });
  }
}
