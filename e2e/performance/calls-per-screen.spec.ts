import type { Page } from '@playwright/test';
import { chart, expectChartsDrawn } from '../fixtures/dashboard';
import { expect, test } from '../fixtures/portal';
import type { PortalServer } from '../fixtures/portal-server';
import { asksWhoIsSignedIn, countArrivals, signedCallsSince } from '../fixtures/signed-calls';
import { goTo } from '../screens/go-to';
import type { Screen, Viewer } from '../screens/screen';
import { viewersOf } from '../screens/viewers';
import { settle, signInAs } from '../screens/walk-screens';

/**
 * Each signed call costs half a second of the user's time (design, section 4), so each screen has a budget of calls,
 * whatever its length. They are counted in the back office's record of arrivals.
 *
 * `cold`: the first screen of a new document. The shell reads the user's profile once per document; that call is not
 * counted.
 * `warm`: returning to the screen. It shows cached data before any answer, and refreshes.
 */
interface Budget {
  readonly viewer: Viewer;
  readonly path: string;
  readonly cold: number;
  readonly warm: number;
  /** Its whole text is there again before any answer. */
  readonly isWholeAtOnce?: true;
  /** Opened again by a returning user: the page's own call goes first, then the profile. */
  readonly reopened?: true;
}

const BUDGETS: readonly Budget[] = [
  { viewer: 'comble', path: '/projectsList', cold: 3, warm: 1, reopened: true },
  { viewer: 'comble', path: '/propositionsList', cold: 3, warm: 1 },
  { viewer: 'comble', path: '/applicant/home', cold: 6, warm: 2 },
  { viewer: 'comble', path: '/projectFile/{request}', cold: 6, warm: 2, isWholeAtOnce: true },
  // One of them asks whether another proposition of the project was accepted (decision 0033).
  { viewer: 'comble', path: '/propositionDetailsPage/{quote}', cold: 7, warm: 3 },
  { viewer: 'comble', path: '/ProfileDetail', cold: 3, warm: 2 },
  { viewer: 'demandeur', path: '/addressBookPage', cold: 3, warm: 1 },
  { viewer: 'comble', path: '/editProjectApplicant', cold: 9, warm: 0 },
  { viewer: 'comble', path: '/editProjectApplicant/{request}', cold: 9, warm: 1 },
  // The rows come within three calls. Later, once per session: the names of agents, and the propositions that decide
  // what is to be relaunched (decision 0032); an agent's own name is known. An administrator's propositions need the
  // tree as well.
  { viewer: 'agent', path: '/projectsListPage', cold: 4, warm: 1, reopened: true },
  { viewer: 'agent', path: '/propositionsList', cold: 3, warm: 1 },
  // The seven lists of choices of its other tabs are loaded when the pointer or focus comes near the tabs.
  { viewer: 'agent', path: '/projectFile/{request}', cold: 7, warm: 2, isWholeAtOnce: true },
  // As above, plus the names of the agency's agents, once per session.
  { viewer: 'agent', path: '/propositionDetailsPage/{quote}', cold: 8, warm: 4 },
  { viewer: 'agent', path: '/ProfileDetail', cold: 3, warm: 2 },
  { viewer: 'agent', path: '/addressBookPage', cold: 3, warm: 1 },
  { viewer: 'directeur', path: '/projectsListPage', cold: 5, warm: 1 },
  { viewer: 'directeur', path: '/projectsListPage?vue=relancer', cold: 5, warm: 1 },
  { viewer: 'directeur', path: '/propositionsList', cold: 4, warm: 1 },
  { viewer: 'directeur', path: '/usersList', cold: 3, warm: 1 },
  { viewer: 'directeur', path: '/affiliations', cold: 1, warm: 1 },
  { viewer: 'admin', path: '/projectsListPage', cold: 5, warm: 1 },
  { viewer: 'admin', path: '/propositionsList', cold: 5, warm: 1 },
  { viewer: 'admin', path: '/usersList', cold: 3, warm: 1, reopened: true },
  { viewer: 'admin', path: '/user/edit/{user}', cold: 2, warm: 1 },
];

/** The dashboard draws its first chart after at most two calls (design, section 4), and is complete after these. */
const DASHBOARDS = [
  { viewer: 'agent', cold: 3, warm: 2 },
  { viewer: 'directeur', cold: 6, warm: 5 },
  { viewer: 'admin', cold: 6, warm: 5 },
] as const;

const CALLS = /\/admin\/api\//;
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Signed calls of screens that arrived since the last time. */
async function newArrivals(portal: PortalServer, seen: { count: number }): Promise<readonly string[]> {
  const calls = await signedCallsSince(portal, seen.count);
  seen.count = await countArrivals(portal);
  return calls.filter((call) => !asksWhoIsSignedIn(call)).map(({ method, path }) => `${method} ${path}`);
}

/** Waits until the screen is shown and has no more calls to make, below the fold or prefetching. */
async function comeToRest(page: Page, screen: Screen, inFlight: ReadonlySet<unknown>): Promise<void> {
  await settle(page, screen);
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      return inFlight.size;
    })
    .toBe(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

function watchCalls(page: Page): ReadonlySet<unknown> {
  const inFlight = new Set<unknown>();
  page.on('request', (request) => CALLS.test(request.url()) && inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return inFlight;
}

for (const { viewer, path, cold, warm, reopened, isWholeAtOnce } of BUDGETS) {
  test(`${path} costs ${viewer} at most ${cold} calls, and ${warm} when they come back`, async ({
    page,
    portal,
  }) => {
    const screen: Screen = { name: path, viewer, path };
    const inFlight = watchCalls(page);
    const seen = { count: 0 };
    await signInAs(page, portal, viewer);
    const address = await viewersOf(portal).withIds(viewer, path);

    await newArrivals(portal, seen);
    await page.goto(address);
    await comeToRest(page, screen, inFlight);
    const first = await newArrivals(portal, seen);
    expect.soft(first.length, first.join('\n')).toBeLessThanOrEqual(cold);
    const headings = page.getByRole('main').getByRole('heading');
    const known = await headings.allInnerTexts();
    const text = await page.getByRole('main').innerText();

    await goTo(page, '/legal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
    await comeToRest(page, screen, inFlight);
    await newArrivals(portal, seen);
    // Answers are held back: what the page shows is cached.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(CALLS, async (route) => {
      await held;
      await route.continue();
    });
    await goTo(page, address);
    await expect(headings).toHaveText(known);
    if (isWholeAtOnce) await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true });
    release();
    await comeToRest(page, screen, inFlight);
    const again = await newArrivals(portal, seen);
    expect.soft(again.length, again.join('\n')).toBeLessThanOrEqual(warm);
    if (!reopened) return;

    await page.unrouteAll();
    const before = await countArrivals(portal);
    await page.reload();
    await comeToRest(page, screen, inFlight);
    const asked = async () =>
      (await signedCallsSince(portal, before)).map((call) =>
        asksWhoIsSignedIn(call) ? 'who is signed in' : 'the page',
      );
    await expect.poll(asked).toContain('who is signed in');
    expect((await asked())[0]).toBe('the page');
  });
}

for (const { viewer, cold, warm } of DASHBOARDS) {
  test(`the dashboard shows ${viewer} its first chart after two calls, and all of it after ${cold}`, async ({
    page,
    portal,
  }) => {
    const screen: Screen = { name: 'dashboard', viewer, path: '/agent/home' };
    const inFlight = watchCalls(page);
    const seen = { count: 0 };
    await signInAs(page, portal, viewer);
    await newArrivals(portal, seen);

    // Answers after the first two calls are held back: the chart does not wait for them.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let answered = 0;
    await page.route(CALLS, async (route) => {
      const counts = !asksWhoIsSignedIn({ path: route.request().url() });
      if (counts) answered += 1;
      if (counts && answered > 2) await held;
      await route.continue();
    });
    await page.goto('/agent/home');
    await expect(chart(page, 'Nouveaux Projets').locator('.highcharts-root')).toBeVisible();
    const before = await newArrivals(portal, seen);
    expect.soft(before.length, before.join('\n')).toBeLessThanOrEqual(2);
    release();
    await expectChartsDrawn(page);
    await comeToRest(page, screen, inFlight);
    const rest = await newArrivals(portal, seen);
    expect.soft(before.length + rest.length, [...before, ...rest].join('\n')).toBeLessThanOrEqual(cold);

    await goTo(page, '/legal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
    await comeToRest(page, screen, inFlight);
    await newArrivals(portal, seen);
    await goTo(page, '/agent/home');
    await expectChartsDrawn(page);
    await comeToRest(page, screen, inFlight);
    const again = await newArrivals(portal, seen);
    expect.soft(again.length, again.join('\n')).toBeLessThanOrEqual(warm);
  });
}
