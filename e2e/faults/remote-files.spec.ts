import type { Page } from '@playwright/test';
import {
  brokenServer,
  FILES,
  hasIntruder,
  mend,
  spoil,
  tamperedCode,
  tamperedDescription,
  tamperedStyles,
  type FileFault,
} from './file-faults';
import { expect, test } from './outlet-story';

test.describe.configure({ mode: 'parallel' });

/** Top and height of the content, in pixels. */
const placeOfMain = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { top, height } = main.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

/**
 * Each row: which file of the only version there is was tampered with. The outlet shows its error until one retry recovers it,
 * and nothing of it runs. A truncated file fails its digest just the same; `every-file` has what does not come.
 */
const ROWS: readonly (readonly [what: string, files: RegExp, happens: FileFault])[] = [
  ['description', FILES.description, tamperedDescription],
  ['entry', FILES.entry, tamperedCode],
  ['chunk', FILES.chunk, tamperedCode],
  ['style sheet', FILES.styles, tamperedStyles],
];

for (const [what, files, happens] of ROWS) {
  test(`a tampered ${what}: a card in the outlet, and one press when it is over`, async ({ page, story }) => {
    await story.begin();
    await spoil(page, files, happens);
    await story.enter();
    await story.expectCard();
    expect(await hasIntruder(page)).toBe(false);

    await mend(page);
    await story.retry.click();
    await story.expectPage();
    await story.expectNothingLost();
  });
}

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

test('an entry that fails once: it is asked for again, unseen', async ({ page, story }) => {
  await story.begin();
  let answered = 0;
  await spoil(page, FILES.entry, (route) => {
    answered += 1;
    return answered === 1 ? brokenServer(route) : route.continue();
  });
  await story.enter();
  await story.expectPage();
  expect(answered).toBeGreaterThan(1);
  await story.expectNothingLost();
});
