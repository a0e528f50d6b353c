import type { Locator, Page } from '@playwright/test';
import { affiliateCookies } from '../fixtures/affiliate-cookie';
import { expect, test } from '../fixtures/portal';

/** A deployment that measures its audience and asks for consent before it stores an affiliate. */
const MEASURE = 'https://mesure.example/matomo.php';
test.use({
  settings: {
    PORTAL_AFFILIATION_COOKIE: 'consent',
    PORTAL_ANALYTICS_ID: '7',
    PORTAL_ANALYTICS_URL: MEASURE,
  },
});

/** The looks of a button but for its position: no choice may be easier than another. */
const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    const { height, top } = element.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, borderColor, height, top };
  });

/** Answers in place of the analytics service; collects the pages reported. */
async function countVisits(page: Page): Promise<readonly (string | null)[]> {
  const counted: (string | null)[] = [];
  await page.route(MEASURE, async (route) => {
    counted.push(new URLSearchParams(route.request().postData() ?? '').get('action_name'));
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  return counted;
}

test('nothing is stored or counted before the visitor agrees, nor once they change their mind', async ({
  page,
  context,
}) => {
  const counted = await countVisits(page);
  const banner = page.getByRole('region', { name: 'Vos choix en matière de cookies' });
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  await page.goto('/?agent=cabinet-durand');
  await expect(banner).toBeVisible();
  expect(await looksOf(banner.getByRole('button', { name: 'Tout accepter' }))).toEqual(
    await looksOf(banner.getByRole('button', { name: 'Tout refuser', exact: true })),
  );
  // The page stays usable while the question is open, and the question stays.
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Contact').click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(banner).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('portal.consent'))).toBeNull();
  expect(counted).toEqual([]);

  await banner.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner).toBeHidden();
  expect(await affiliateCookies(context)).toMatchObject([{ value: 'cabinet-durand' }]);
  await expect.poll(() => counted).toEqual(['/contact']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect.poll(() => counted).toEqual(['/contact', '/legal']);

  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(dialog).toBeHidden();
  expect(await affiliateCookies(context)).toEqual([]);
  await page.goto('/terms?agent=cabinet-durand');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(counted).toEqual(['/contact', '/legal']);
});
