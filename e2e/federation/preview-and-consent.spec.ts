import { expect, test } from '../fixtures/own-portal';

test.use({ settings: { PORTAL_AFFILIATION_COOKIE: 'consent' } });

test('on a phone the bar of a preview and the question stand one on the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms?mfe=public@9.9.9');
  const bar = page.getByRole('region', { name: 'Aperçu' });
  const question = page.getByRole('region', { name: 'Vos choix en matière de cookies' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [above, below] = [await question.boundingBox(), await bar.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeCloseTo(0, 0);
});
