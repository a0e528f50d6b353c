import { expect, test } from '../fixtures/own-portal';

test.use({ settings: { PORTAL_AFFILIATION_COOKIE: 'consent' } });

for (const width of [390, 1280]) {
  test(`at ${String(width)} pixels the bar of a preview and the question about cookies stand one on the other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
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

    await bar.getByRole('button', { name: 'Quitter l’aperçu' }).click();
    await expect(bar).toBeHidden();
    await expect
      .poll(async () => {
        const box = await question.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeCloseTo(844, 0);
  });
}
