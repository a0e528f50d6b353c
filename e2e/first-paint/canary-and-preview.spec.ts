import type { Page } from '@playwright/test';
import { untilTaken } from '../federation-bench/visit';
import { expect, test } from '../fixtures/own-portal';
import { holdCode } from './hold-code';

const STABLE = 'Cinq étapes, de la demande au versement des fonds';
const NEXT = 'Cinq pas vers votre financement';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const watchTitles = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    const look = () => {
      const heading = document.querySelector<HTMLElement>('#etapes');
      if (heading?.checkVisibility() && !seen.includes(heading.innerText)) seen.push(heading.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
const seenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenTitles: readonly string[] }).seenTitles);

/** Opens the home with its code held back for a moment; returns the headings that were visible. */
async function openHome(page: Page, address = '/'): Promise<readonly string[]> {
  const letThrough = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#portal-integrity')).toBeAttached();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  letThrough();
  await untilTaken(page);
  await expect(title(page)).toBeVisible();
  return seenIn(page);
}

test.beforeEach(async ({ own, page }) => {
  await own.ship('public', '1.0.0');
  await watchTitles(page);
});

test('what a release draws is what everybody sees first once it is deployed', async ({ page, own }) => {
  expect(await openHome(page)).toEqual([STABLE]);
  await own.ship('public', '1.1.0', { says: { [STABLE]: NEXT } });
  expect(await openHome(page)).toEqual([NEXT]);
});

test('a visitor whom a canary draws never sees the stable home, and another never the canary’s', async ({
  page,
  own,
}) => {
  await own.ship('public', '1.1.0', { says: { [STABLE]: NEXT } }, '--preview');
  const setTo = (percent: number) =>
    own.run('canary', 'public', '--version', '1.1.0', '--percent', String(percent));
  await setTo(100);
  expect(await openHome(page)).toEqual([NEXT]);
  await setTo(0);
  expect(await openHome(page)).toEqual([STABLE]);
});

test('a tab that looks at a preview never sees the stable home', async ({ page, own }) => {
  await own.ship('public', '1.1.0', { says: { [STABLE]: NEXT } }, '--preview');
  expect(await openHome(page, '/?mfe=public@1.1.0')).toEqual([NEXT]);
  // The preview persists in the tab.
  expect(await openHome(page)).toEqual([NEXT]);
});

test('a remote that is switched off is not drawn', async ({ page, own }) => {
  await own.run('disable', 'public', '--message', 'De retour à midi.');
  await page.goto('/');
  await expect(page.getByText('De retour à midi.')).toBeVisible();
  expect(await seenIn(page)).toEqual([]);
});
