import type { Locator, Page } from '@playwright/test';
import { FILES, test } from '../fixtures/illustrated-directus';
import { expect } from '../fixtures/portal';

const pixelsAcross = (picture: Locator): Promise<number> =>
  picture.evaluate((element: HTMLImageElement) => element.naturalWidth);

async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => pixelsAcross(picture)).toBeGreaterThan(0);
}

/** The largest picture painted so far: a smaller one that comes later does not affect the metric. */
const largestPaint = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const told = new PerformanceObserver((list) => {
          const [largest] = list.getEntries().slice(-1) as (PerformanceEntry & { url?: string })[];
          resolve(largest?.url ?? '');
        });
        told.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('pages and home of one’s own Directus show its pictures, and the street beside them', async ({
  page,
  directus,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/legal');
  await expectDrawn(page.getByRole('img', { name: 'La rue Basse au crépuscule' }));
  await expectDrawn(page.getByRole('img', { name: 'Notre enseigne' }));
  await expect(page.getByText('Une image d’ailleurs')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Une image d’ailleurs' })).toHaveCount(0);
  const files = directus.asked.filter(({ url }) => url.startsWith('/assets/'));
  expect(files.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^/assets/${FILES.page}\\?width=\\d+&format=webp`)),
      expect.stringMatching(new RegExp(`^/assets/${FILES.text}\\?width=\\d+&format=webp`)),
    ]),
  );
  expect(files.map(({ cookie }) => cookie)).toEqual(files.map(() => undefined));

  await page.goto('/');
  const hero = page.getByRole('region', { name: /^Financez votre projet/ });
  const picture = hero.locator(`img[src*="${FILES.slide}"]`);
  await expectDrawn(picture);
  // The street is inlined in the page.
  expect(await largestPaint(page)).toMatch(/^data:image\/svg/);
  await expect(hero.locator('img[src^="data:image/svg"]')).toBeHidden();
  await page.getByRole('button', { name: 'Message suivant' }).click();
  const next = page.getByRole('region', { name: 'Un seul endroit pour tout suivre' });
  await expect(next.locator('img[src^="data:image/svg"]')).toBeVisible();
});
