import type { Page } from '@playwright/test';
import { untilTaken } from '../fixtures/page-at-rest';
import { expectChartsDrawn } from '../fixtures/dashboard';
import { emailOf, expect, test, type DemoAccount } from '../fixtures/portal';
import { goTo } from '../screens/go-to';

/** Budgets of the design (section 7), in compressed bytes. */
const MAX_ENTRY = 7_000;
const MAX_FONTS = 60_000;

/** What a visitor's home may ask for. */
const OWN_FILES =
  /^\/($|(shell|remotes\/public)\/[^/]+\/[\w.-]+\.(js|css|json|woff2)$|(remotes|config)\.json$|assets\/|[\w./-]+\.(svg|png|webp|avif|jpg|webmanifest)$)/;

interface Asked {
  readonly path: string;
  /** On the wire; none for what is no script or font. */
  readonly bytes: number;
}

/** Records what the page asks for from now on, with the browser's cache disabled. */
async function watchFiles(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isWeighed = /\.(js|woff2)$/.test(pathname);
    const bytes = isWeighed ? Number(response.headers()['content-length'] ?? NaN) : 0;
    // Tiny files are sent uncompressed.
    if (pathname.endsWith('.js') && !(bytes <= 1_000))
      expect.soft(response.headers()['content-encoding'], pathname).toBe('br');
    asked.push({ path: pathname, bytes });
  });
  return asked;
}

const remoteOf = ({ path }: Asked): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1];
const remotesIn = (files: readonly Asked[]): readonly string[] => [
  ...new Set(files.flatMap((file) => remoteOf(file) ?? [])),
];
const isScript = ({ path }: Asked): boolean => path.endsWith('.js');
const once = (files: readonly Asked[]): readonly Asked[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];

function expectWeight(files: readonly Asked[], most: number): void {
  const listed = files.map(({ path, bytes }) => `${path} ${String(bytes)}`).join('\n');
  expect(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    listed,
  ).toBeLessThanOrEqual(most);
}

/** Waits for the page, what it loads on scrolling to the end, and its prefetches when idle. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilTaken(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  if (new URL(page.url()).pathname === '/agent/home') await expectChartsDrawn(page);
  for (const _ of [1, 2])
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}

/** Visits pages inside the open document, then hovers each entry of the menu, which may prefetch a remote. */
async function goThrough(page: Page, paths: readonly string[]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of paths) {
    const before = await heading.innerText();
    await goTo(page, address);
    await expect(heading).not.toHaveText(before);
    await readToTheEnd(page);
  }
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  for (const entry of await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').all())
    await entry.hover();
  await page.keyboard.press('Escape');
  await readToTheEnd(page);
}

interface Tour {
  readonly account: DemoAccount;
  readonly remote: string;
  /** Budget for the remote's code on the first of the pages, in bytes. */
  readonly most: number;
  readonly paths: readonly [string, ...string[]];
  readonly never: readonly string[];
}

const TOURS: readonly Tour[] = [
  {
    account: 'agent',
    remote: 'agent',
    most: 178_000,
    paths: ['/agent/home', '/projectsListPage', '/ProfileDetail'],
    never: ['applicant', 'admin'],
  },
  {
    account: 'admin',
    remote: 'admin',
    most: 68_000,
    paths: ['/usersList', '/affiliations'],
    never: ['applicant'],
  },
  {
    account: 'demandeur',
    remote: 'applicant',
    most: 63_000,
    paths: ['/applicant/home', '/propositionsList', '/editProjectApplicant'],
    never: ['agent', 'admin'],
  },
];

for (const { account, remote, paths, most, never } of TOURS) {
  test(`${account} fetches the remote ${remote} and none that is not theirs, ${String(most / 1000)} kB of it at first`, async ({
    page,
    signIn,
  }) => {
    const files = await watchFiles(page);
    const [first, ...others] = paths;
    await signIn(emailOf(account), { at: first });
    await readToTheEnd(page);
    const scripts = files.filter((file) => isScript(file) && remoteOf(file) === remote);
    expect(scripts.length).toBeGreaterThan(1);
    // The preloaded files are the ones executed: nothing is fetched twice.
    expect(scripts).toEqual(once(scripts));
    expectWeight(scripts, most);
    expectWeight(
      scripts.filter(({ path }) => path.includes('/remoteEntry')),
      MAX_ENTRY,
    );
    expectWeight(
      once(files).filter(({ path }) => path.endsWith('.woff2')),
      MAX_FONTS,
    );
    await goThrough(page, others);
    expect(remotesIn(files).filter((name) => never.includes(name))).toEqual([]);
  });
}

test('a visitor fetches the shell and the public remote alone, 150 kB of code for the home', async ({
  page,
}) => {
  const files = await watchFiles(page);
  await page.goto('/');
  await readToTheEnd(page);
  // The server rendered the texts, and the preloaded files are the ones used.
  expect(files.filter(({ path }) => !OWN_FILES.test(path))).toEqual([]);
  const code = files.filter(({ path }) => /\.(js|css)$/.test(path));
  expect(code).toEqual(once(code));
  expectWeight(files.filter(isScript), 150_000);
  expectWeight(
    files.filter(({ path }) => path.includes('/remoteEntry')),
    MAX_ENTRY,
  );

  // Other roles' homes redirect to the login.
  await goThrough(page, ['/contact', '/applicant/home', '/simulateur', '/agent/home']);
  expect(remotesIn(files)).toEqual(['public']);
});
