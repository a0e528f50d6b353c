import type { Page, Route } from '@playwright/test';
import { chart } from '../fixtures/dashboard';
import { emailOf } from '../fixtures/portal';
import {
  brokenServer,
  FILES,
  hangs,
  hasIntruder,
  notFoundAsText,
  pageInstead,
  tampered,
  type FileFault,
} from './file-faults';
import { expect, rareUnless, test } from './outlet-story';

test.describe.configure({ mode: 'parallel' });

/** Longer than any limit of the portal for a file that hangs. */
const LIMIT = '00:12';
/** Shorter than any: what is asked for anew waits for none. */
const AT_ONCE = { timeout: 7000 };

const FAULTS: readonly (readonly [what: string, fault: FileFault])[] = [
  ['breaks off', (route) => route.abort('failed')],
  ['is gone', notFoundAsText],
  ['breaks the server', brokenServer],
  ['is a page', pageInstead],
  ['hangs', hangs],
];

/** What cannot be had in the portal, until somebody presses: in the order in which a first load needs them. */
const NEEDED = {
  'the shell’s code': /\/shell\/[^/]+\/main\.[^/]+\.js$/,
  'the shell’s styles': /\/shell\/[^/]+\/main\.[^/]+\.css$/,
  'a description': FILES.description,
  'an entry': FILES.entry,
  'a chunk': FILES.chunk,
  'a style sheet': FILES.styles,
} as const;
type Needed = keyof typeof NEEDED;
/** What an open page asks for again at the entry into another remote. */
const OF_REMOTE: readonly Needed[] = ['a description', 'an entry', 'a chunk', 'a style sheet'];

/** The card of a start has a title for what is missing. */
const CARDS: Partial<Record<Needed, string>> = {
  'the shell’s code': 'Le portail n’a pas pu démarrer',
  'the shell’s styles': 'La mise en forme n’est pas arrivée',
};

/** What stays broken to the end of each story, since it does not matter. */
const SPARED: readonly (readonly [why: string, address: RegExp])[] = [
  ['the page has them in it, and is not told again', /\/config\.json$/],
  ['the page has its part in it; an open page goes on with the one it has', /\/remotes\.json/],
  ['texts stand in for pictures', /\/assets\/|\.(avif|webp|png|jpe?g|svg)$/],
  ['another face stands in for ours', /\.woff2$/],
];

interface Spoiled {
  readonly mend: (file: Needed) => void;
  /** For what hangs: its time is over. */
  readonly wait: () => Promise<void>;
}

/** From now on nothing can be had of what is spared, nor of these files. */
async function spoil(page: Page, files: readonly Needed[], fault: FileFault): Promise<Spoiled> {
  const broken = new Set(files);
  const isBroken = (path: string) =>
    SPARED.some(([, address]) => address.test(path)) || [...broken].some((file) => NEEDED[file].test(path));
  await page.route('**/*', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    return isBroken(pathname) ? fault(route) : route.fallback();
  });
  return {
    mend: (file) => void broken.delete(file),
    wait: async () => (fault === hangs ? page.clock.fastForward(LIMIT) : undefined),
  };
}

/** One file after the other is mended; each is asked for again with one press, and the next one that is missing is told. */
async function mendEach(page: Page, { mend, wait }: Spoiled, files: readonly Needed[]): Promise<void> {
  for (const file of files) {
    await test.step(file, async () => {
      // The card of the code goes once it has run: a press of it would ask for nothing else.
      const title = CARDS[file];
      const card = title ? page.getByRole('alert').filter({ hasText: title }) : page.getByRole('main');
      const retry = card.getByRole('button', { name: 'Réessayer' });
      await expect(async () => {
        await wait();
        await expect(retry).toBeVisible({ timeout: 500 });
      }).toPass();
      const asked = page.waitForResponse(
        (response) => NEEDED[file].test(new URL(response.url()).pathname),
        AT_ONCE,
      );
      mend(file);
      await retry.click();
      expect((await asked).ok()).toBe(true);
      // Until it has started, a jump of the clock would end what it waits for itself.
      if (file === 'the shell’s code')
        await expect(page.getByRole('link', { name: 'Utilisateurs', includeHidden: true })).toBeAttached();
    });
  }
}

// A start that hangs is held by the unit tests of the watch alone.
for (const [what, fault] of FAULTS) {
  const title = `every file of a first load ${what}: one press each once it is mended, or it does not matter`;

  test(title, rareUnless(fault === pageInstead), async ({ page, signIn }) => {
    await page.clock.install();
    await signIn(emailOf('admin'), { at: '/legal' });
    // The first page has run, and left its files to the browser's cache.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Utilisateurs' })).toBeVisible();
    const files = ['the shell’s code', 'the shell’s styles', ...OF_REMOTE] as const;
    const spoiled = await spoil(page, files, fault);
    await page.goto('/usersList', { waitUntil: 'commit' });
    await expect(page.locator('#portail')).toBeAttached();
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', 'same page'));
    await mendEach(page, spoiled, files);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs', AT_ONCE);
    await expect(page.getByRole('main').getByText(/@/).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-witness', 'same page');
  });
}

const TAMPERED = ['is tampered with', tampered] as const;

for (const [what, fault] of [...FAULTS, TAMPERED]) {
  const title = `every file of another remote ${what}: one press each once it is mended, or it does not matter`;

  test(title, rareUnless(fault === hangs || fault === tampered), async ({ page, story }) => {
    await page.clock.install();
    await story.begin();
    // What the header asks for late is there before the clock jumps.
    await expect(page.getByRole('link', { name: /^Votre profil, [^@]+$/ })).toBeVisible();
    const spoiled = await spoil(page, OF_REMOTE, fault);
    await story.enter();
    await spoiled.wait();
    await story.expectCard();
    await mendEach(page, spoiled, OF_REMOTE);
    await story.expectPage();
    expect(await hasIntruder(page)).toBe(false);
    await story.expectNothingLost();
  });
}

test('a part of a page whose code hangs: one press once it is mended', async ({
  page,
  signIn,
  complaints,
}) => {
  await page.clock.install();
  await signIn(emailOf('agent'), { at: '/legal' });
  let isBroken = true;
  // The library of the charts is by far the largest file.
  await page.route(/\/remotes\/agent\/.*\.js$/, async (route) => {
    const answer = await route.fetch();
    if (isBroken && (await answer.body()).length > 200_000) return hangs(route);
    return route.fulfill({ response: answer });
  });
  await page.goto('/agent/home', { waitUntil: 'commit' });
  const figure = chart(page, 'Projets ouverts');
  const retry = figure.getByRole('button', { name: 'Dessiner le graphique' });
  // The page itself is there before the clock jumps.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableau de bord');
  await expect(async () => {
    await page.clock.fastForward(LIMIT);
    await expect(retry).toBeVisible({ timeout: 500 });
  }).toPass();
  isBroken = false;
  await retry.click();
  await expect(figure.locator('.highcharts-root')).toBeVisible(AT_ONCE);
  // One or more, as often as the clock was moved.
  expect(complaints.splice(0).filter((each) => !each.includes('ChunkLoadError'))).toEqual([]);
});
