import type { Page } from '@playwright/test';
import { FILES, spoil } from './file-faults';
import { expect, test } from './outlet-story';

/** Top and height of the content, in pixels. */
const placeOfMain = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { top, height } = main.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

test('a slow remote: it is said that it takes long, the page before it stays, and nothing moves', async ({
  page,
  story,
}) => {
  await story.begin();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await spoil(page, FILES.entry, async (route) => {
    await held;
    await route.continue();
  });
  const before = await placeOfMain(page);
  await story.enter();
  await expect(page.getByText('C’est un peu long… la page arrive.')).toBeVisible();
  expect(await placeOfMain(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' })).toBeVisible();

  release();
  await story.expectPage();
  await expect(page.getByText(/un peu long…/)).toBeHidden();
  await story.expectNothingLost();
});
