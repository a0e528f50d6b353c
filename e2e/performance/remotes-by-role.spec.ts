import { untilTaken } from '../federation-bench/visit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CHARTS, chart } from '../fixtures/dashboard';
import { emailOf, expect, test, type DemoAccount } from '../fixtures/portal';
import { goTo } from '../screens/go-to';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** Budgets of the design (section 7), in compressed bytes. */
const MAX_ENTRY = 7_000;
const MAX_FIRST_SCREEN = 63_000;
const MAX_DIRECTORY = 68_000;
const MAX_DASHBOARD = 178_000;
const MAX_FONTS = 60_000;

/** Text in every build of the chart library, whatever its chunk is called. */
const CHART_LIBRARY = /Highcharts|highcharts-root/;

/** A file of the portal that the browser fetched, with its size on the wire. */
interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/** Records each file that the page fetches from now on, with the browser's cache disabled. */
async function watchFiles(page: Page): Promise<readonly Fetched[]> {
  const fetched: Fetched[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css|woff2)$/.test(pathname)) return;
    const bytes = Number(response.headers()['content-length'] ?? NaN);
    // Tiny files are sent uncompressed.
    const isWorthIt = pathname.endsWith('.js') && !(bytes <= 1_000);
    if (isWorthIt) expect.soft(response.headers()['content-encoding'], pathname).toBe('br');
    fetched.push({ path: pathname, bytes });
  });
  return fetched;
}

const remoteOf = ({ path }: Fetched): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1];
const remotesIn = (files: readonly Fetched[]): readonly string[] => [
  ...new Set(files.flatMap((file) => remoteOf(file) ?? [])),
];

/** Each file once: a reload does not add to the weight. */
const once = (files: readonly Fetched[]): readonly Fetched[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];
const isScriptOf = (remote: string) => (file: Fetched) =>
  remoteOf(file) === remote && file.path.endsWith('.js');
const weigh = (files: readonly Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
const listed = (files: readonly Fetched[]): string =>
  files.map(({ path, bytes }) => `${path} ${String(bytes)}`).join('\n');

/** Whether the fetched files contain the chart library; reads them from the build. */
function holdsCharts(files: readonly Fetched[]): boolean {
  const scripts = once(files).filter(
    ({ path: file }) => file.startsWith('/remotes/') && file.endsWith('.js'),
  );
  const texts = scripts.map(({ path: file }) => readFileSync(path.join(dist, file), 'utf8'));
  return texts.some((text) => text.length > 100_000 && CHART_LIBRARY.test(text));
}

/** Waits until the page is idle: it prefetches only then. */
async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}

/** Waits for the page, its prefetches, and what it loads on scrolling to the end. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilTaken(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await whenIdle(page);
}

/** Opens the menu and hovers each entry, which may prefetch a remote. */
async function passOverMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  for (const entry of await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').all())
    await entry.hover();
  await page.keyboard.press('Escape');
  await whenIdle(page);
}

/** Visits listed pages inside the open document: shared files are fetched once, by the first page that needs them. */
async function goThrough(page: Page, paths: readonly string[]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of paths) {
    const before = await heading.innerText();
    await goTo(page, address);
    await expect(heading).not.toHaveText(before);
    await readToTheEnd(page);
  }
}

interface Tour {
  readonly account: DemoAccount;
  readonly remote: 'agent' | 'applicant';
  readonly paths: readonly [string, ...string[]];
  /** Budget for the remote's code on the first of the pages, in bytes. */
  readonly most: number;
  readonly never: readonly string[];
  /** Screens of the administrators' remote, which nobody else fetches. */
  readonly admin: readonly string[];
  readonly charts: boolean;
}

const STAFF_PATHS: Tour['paths'] = [
  '/agent/home',
  '/projectsListPage',
  '/propositionsList',
  '/ProfileDetail',
  '/addressBookPage',
];
const TOURS: readonly Tour[] = [
  {
    account: 'agent',
    remote: 'agent',
    paths: STAFF_PATHS,
    most: MAX_DASHBOARD,
    never: ['applicant', 'admin'],
    admin: [],
    charts: true,
  },
  {
    account: 'directeur',
    remote: 'agent',
    paths: STAFF_PATHS,
    most: MAX_DASHBOARD,
    never: ['applicant'],
    admin: ['/usersList', '/affiliations'],
    charts: true,
  },
  {
    account: 'admin',
    remote: 'agent',
    paths: STAFF_PATHS,
    most: MAX_DASHBOARD,
    never: ['applicant'],
    admin: ['/usersList', '/user/new', '/affiliations'],
    charts: true,
  },
  {
    account: 'demandeur',
    remote: 'applicant',
    paths: [
      '/applicant/home',
      '/projectsList',
      '/propositionsList',
      '/editProjectApplicant',
      '/ProfileDetail',
      '/addressBookPage',
    ],
    most: MAX_FIRST_SCREEN,
    never: ['agent', 'admin'],
    admin: [],
    charts: false,
  },
];

async function expectWeight(page: Page, files: readonly Fetched[], remote: string, most: number) {
  if (new URL(page.url()).pathname === '/agent/home')
    for (const title of CHARTS) await expect(chart(page, title).locator('.highcharts-root')).toBeVisible();
  const scripts = once(files).filter(isScriptOf(remote));
  expect(scripts.length).toBeGreaterThan(1);
  // The preloaded files are the ones executed: nothing is fetched twice.
  const asked = files.filter(isScriptOf(remote));
  expect(asked.map(({ path }) => path).sort()).toEqual(scripts.map(({ path }) => path).sort());
  expect(weigh(scripts), listed(scripts)).toBeLessThanOrEqual(most);
  const entries = scripts.filter(({ path: file }) => /remoteEntry/.test(file));
  expect(entries).toHaveLength(1);
  expect(weigh(entries), listed(entries)).toBeLessThanOrEqual(MAX_ENTRY);
  const fonts = once(files).filter(({ path: file }) => file.endsWith('.woff2'));
  expect(weigh(fonts), listed(fonts)).toBeLessThanOrEqual(MAX_FONTS);
}

for (const { account, remote, paths, most, never, admin, charts } of TOURS) {
  test(`${account} fetches the remote ${remote} and none that is not theirs, ${String(most / 1000)} kB of it at first`, async ({
    page,
    signIn,
  }) => {
    const files = await watchFiles(page);
    const [first, ...others] = paths;
    await signIn(emailOf(account), { at: first });
    await readToTheEnd(page);
    await expectWeight(page, files, remote, most);
    await goThrough(page, others);
    expect(remotesIn(files)).toEqual([remote]);
    await passOverMenu(page);
    expect(remotesIn(files).filter((name) => never.includes(name))).toEqual([]);
    expect(holdsCharts(files)).toBe(charts);
    const [firstOfAdmin, ...othersOfAdmin] = admin;
    if (firstOfAdmin === undefined) return;

    const before = files.length;
    await page.goto(firstOfAdmin);
    await readToTheEnd(page);
    await expectWeight(page, files.slice(before), 'admin', MAX_DIRECTORY);
    await goThrough(page, othersOfAdmin);
    const own = files.slice(before);
    expect(remotesIn(own)).toEqual(['admin']);
    expect(holdsCharts(own)).toBe(false);
  });
}

test('a visitor fetches the public remote alone, on every page that is theirs', async ({ page }) => {
  const files = await watchFiles(page);
  await page.goto('/');
  await readToTheEnd(page);
  // Other roles' homes redirect to the login.
  await goThrough(page, [
    '/login',
    '/contact',
    '/about',
    '/simulateur',
    '/applicant/home',
    '/legal',
    '/agent/home',
  ]);
  await passOverMenu(page);
  expect(remotesIn(files)).toEqual(['public']);
  expect(holdsCharts(files)).toBe(false);
});

test('every remote has an entry of 7 kB at most', async ({ request }) => {
  const registry = (await (await request.get('/remotes.json')).json()) as {
    readonly remotes: Readonly<Record<string, { readonly stable: string }>>;
  };
  const weights: Record<string, number> = {};
  for (const [name, { stable }] of Object.entries(registry.remotes)) {
    const base = `/remotes/${name}/${stable}/`;
    const { entry } = (await (await request.get(`${base}remote.json`)).json()) as { entry: string };
    const answer = await request.get(base + entry, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-type'], name).toContain('javascript');
    weights[name] = Number(answer.headers()['content-length'] ?? NaN);
  }
  expect(Object.keys(weights).toSorted()).toEqual(['admin', 'agent', 'applicant', 'public']);
  for (const [name, bytes] of Object.entries(weights)) expect(bytes, name).toBeLessThanOrEqual(MAX_ENTRY);
});
