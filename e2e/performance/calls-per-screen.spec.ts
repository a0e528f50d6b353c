import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { asksWhoIsSignedIn, countArrivals, signedCallsSince } from '../fixtures/signed-calls';
import { goTo } from '../screens/go-to';
import type { Screen, Viewer } from '../screens/screen';
import { viewersOf } from '../screens/viewers';
import { settle, signInAs } from '../screens/walk-screens';

/**
 * Each signed call costs half a second of the user's time (design, section 4), so each screen has a budget of calls,
 * whatever its length: for the first screen of a new document, and for coming back to it. The shell reads the user's
 * profile once per document; that call is not counted.
 */
type Budget = readonly [path: string, cold: number, warm: number];

const BUDGETS: Partial<Record<Viewer, readonly Budget[]>> = {
  comble: [
    ['/projectsList', 3, 1],
    ['/propositionsList', 3, 1],
    ['/applicant/home', 6, 2],
    ['/projectFile/{request}', 6, 2],
    // One of them asks whether another proposition of the project was accepted (decision 0033).
    ['/propositionDetailsPage/{quote}', 7, 3],
    ['/ProfileDetail', 3, 2],
    ['/editProjectApplicant', 9, 0],
    ['/editProjectApplicant/{request}', 9, 1],
  ],
  // The rows come within three calls. Later, once per session: the names of agents, and the propositions that decide
  // what is to be relaunched (decision 0032). An administrator's propositions need the tree as well.
  agent: [
    ['/agent/home', 3, 2],
    ['/projectsListPage', 4, 1],
    ['/propositionsList', 3, 1],
    // The seven lists of choices of its other tabs are loaded when the pointer or focus comes near the tabs.
    ['/projectFile/{request}', 7, 2],
    ['/propositionDetailsPage/{quote}', 8, 4],
    ['/addressBookPage', 3, 1],
  ],
  directeur: [
    ['/agent/home', 6, 5],
    ['/projectsListPage', 5, 1],
    ['/projectsListPage?vue=relancer', 5, 1],
    ['/propositionsList', 4, 1],
    ['/usersList', 3, 1],
    ['/affiliations', 1, 1],
  ],
  admin: [
    ['/agent/home', 6, 5],
    ['/projectsListPage', 5, 1],
    ['/propositionsList', 5, 1],
    ['/usersList', 3, 1],
    ['/user/edit/{user}', 2, 1],
  ],
};

const CALLS = /\/admin\/api\//;
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

function watchCalls(page: Page): ReadonlySet<unknown> {
  const inFlight = new Set<unknown>();
  page.on('request', (request) => CALLS.test(request.url()) && inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return inFlight;
}

/** Waits until the screen is shown and has no more calls to make, below the fold or prefetching. */
async function comeToRest(page: Page, screen: Screen, inFlight: ReadonlySet<unknown>): Promise<void> {
  await settle(page, screen);
  const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect
    .poll(async () => {
      await idle();
      return inFlight.size;
    })
    .toBe(0);
  await idle();
}

for (const [viewer, budgets] of Object.entries(BUDGETS) as [Viewer, readonly Budget[]][]) {
  test(`no screen of ${viewer} costs more calls than its budget, and one that is known shows before any answer`, async ({
    page,
    portal,
  }) => {
    const inFlight = watchCalls(page);
    let seen = 0;
    /** Signed calls of screens that arrived since the last time. */
    const newArrivals = async () => {
      const calls = await signedCallsSince(portal, seen);
      seen = await countArrivals(portal);
      return calls.filter((call) => !asksWhoIsSignedIn(call)).map(({ method, path }) => `${method} ${path}`);
    };
    await signInAs(page, portal, viewer);
    for (const [path, cold, warm] of budgets) {
      const screen: Screen = { name: path, viewer, path };
      const address = await viewersOf(portal).withIds(viewer, path);
      // The screen before has nothing more to ask.
      await page.goto('about:blank');
      await newArrivals();
      await page.goto(address);
      await comeToRest(page, screen, inFlight);
      const first = await newArrivals();
      expect.soft(first.length, `${path}\n${first.join('\n')}`).toBeLessThanOrEqual(cold);
      const headings = page.getByRole('main').getByRole('heading');
      const known = await headings.allInnerTexts();

      await goTo(page, '/legal');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
      await comeToRest(page, screen, inFlight);
      await newArrivals();
      // Answers are held back: what the page shows is cached.
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(CALLS, async (route) => {
        await held;
        await route.continue();
      });
      await goTo(page, address);
      if (path !== '/agent/home') await expect(headings).toHaveText(known);
      release();
      await comeToRest(page, screen, inFlight);
      const again = await newArrivals();
      expect.soft(again.length, `${path}\n${again.join('\n')}`).toBeLessThanOrEqual(warm);
      await page.unrouteAll();
    }
  });
}
