import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { holdCode } from '../first-paint/hold-code';
import { untilDrawn } from '../first-paint/until-drawn';

const OF_PAGE = /^\/remotes\/public\/[^/]+\/.+\.(js|css|svg)$/;
const FONT = /\.woff2$/;

function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeAll(({ portal }) => untilDrawn(portal.address, ['/']));

test('on a first visit the home is fetched beside the shell, each file once; its picture is in it', async ({
  page,
}) => {
  const asked = askedBy(page);
  const letThrough = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });

  await expect.poll(() => asked.filter((path) => OF_PAGE.test(path)).length).toBeGreaterThanOrEqual(3);
  const early = asked.filter((path) => OF_PAGE.test(path));
  expect(early.some((path) => path.includes('/remoteEntry.'))).toBe(true);
  await expect(title(page)).toContainText('Financez votre projet');

  letThrough();
  await page.getByRole('button', { name: 'Message suivant' }).click();
  await expect(title(page)).toHaveText('Un seul endroit pour tout suivre');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const drawn = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(drawn).toEqual(expect.arrayContaining([expect.stringMatching(/Figtree Variable/), 'Besley']));
  const files = asked.filter((path) => OF_PAGE.test(path) || FONT.test(path));
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  expect(files.filter((path) => path.includes('/hero-'))).toEqual([]);
});

test('a visit that asks for a version of its own does not fetch the stable one', async ({ page }) => {
  const asked = askedBy(page);
  const letThrough = await holdCode(page);
  await page.goto('/?mfe=public@9.9.9', { waitUntil: 'commit' });
  await expect(page.locator('#portal-integrity')).toBeAttached();
  expect(asked.filter((path) => OF_PAGE.test(path))).toEqual([]);

  letThrough();
  await expect(title(page)).toContainText('Financez votre projet');
});
