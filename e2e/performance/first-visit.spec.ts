import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';

const OF_PAGE = /^\/remotes\/public\/[^/]+\/.+\.(js|css|svg)$/;
const FONT = /\.woff2$/;

/** Every request of the page from here on, as paths, in order. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Keeps the code of the shell back until it is let through. */
async function holdShell(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/shell/*/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('on a first visit the home is fetched beside the shell, each file once; fonts come with the code', async ({
  page,
}) => {
  const asked = askedBy(page);
  const letThrough = await holdShell(page);
  await page.goto('/', { waitUntil: 'commit' });

  await expect.poll(() => asked.filter((path) => OF_PAGE.test(path)).length).toBeGreaterThanOrEqual(4);
  const early = asked.filter((path) => OF_PAGE.test(path));
  expect(early.some((path) => path.includes('/remoteEntry.'))).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes('/hero-'))).toBe(true);
  expect(asked.filter((path) => FONT.test(path))).toEqual([]);

  letThrough();
  await expect(title(page)).toContainText('Financez votre projet');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(asked.filter((path) => FONT.test(path)).length).toBeGreaterThanOrEqual(2);
  const drawn = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(drawn).toEqual(expect.arrayContaining([expect.stringMatching(/Figtree Variable/), 'Besley']));
  const files = asked.filter((path) => OF_PAGE.test(path) || FONT.test(path));
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
});

test('who was here before waits for the registry: another page may be theirs', async ({ page }) => {
  await page.goto('/');
  await expect(title(page)).toContainText('Financez votre projet');
  await page.evaluate(() => localStorage.setItem('portal.draw', '12'));
  const asked = askedBy(page);
  const letThrough = await holdShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.includes('/remotes.json')).toBe(true);
  await expect(page.locator('noscript')).toBeAttached();
  expect(asked.filter((path) => OF_PAGE.test(path))).toEqual([]);

  letThrough();
  await expect(title(page)).toContainText('Financez votre projet');
});

test('a visit that asks for a version of its own does not fetch the stable one', async ({ page }) => {
  const asked = askedBy(page);
  const letThrough = await holdShell(page);
  await page.goto('/?mfe=public@9.9.9', { waitUntil: 'commit' });
  await expect.poll(() => asked.includes('/remotes.json')).toBe(true);
  await expect(page.locator('noscript')).toBeAttached();
  expect(asked.filter((path) => OF_PAGE.test(path))).toEqual([]);

  letThrough();
  await expect(title(page)).toContainText('Financez votre projet');
});
