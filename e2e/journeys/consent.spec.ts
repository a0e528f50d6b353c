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

const ARRIVAL = '/?agent=cabinet-durand';
const banner = (page: Page) => page.getByRole('region', { name: 'Vos choix en matière de cookies' });
const keptChoice = (page: Page) => page.evaluate(() => localStorage.getItem('portal.consent'));

/** The looks of a button but for its position: no choice may be easier than another. */
const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    const { height, top } = element.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, borderColor, height, top };
  });

test('before a choice nothing is stored and nobody else is asked', async ({ page, context, portal }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== portal.address) elsewhere.push(request.url());
  });
  await page.goto(ARRIVAL);
  await expect(banner(page)).toBeVisible();
  expect(await looksOf(banner(page).getByRole('button', { name: 'Tout accepter' }))).toEqual(
    await looksOf(banner(page).getByRole('button', { name: 'Tout refuser', exact: true })),
  );
  // The page stays usable while the question is open, and the question stays.
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Contact').click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await keptChoice(page)).toBeNull();
  expect(elsewhere).toEqual([]);
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

test('pages are counted while the visitor agrees, and no longer when they change their mind', async ({
  page,
}) => {
  const counted = await countVisits(page);
  await page.goto('/contact');
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => counted).toEqual(['/contact']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect.poll(() => counted).toEqual(['/contact', '/legal']);

  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await page
    .getByRole('dialog', { name: 'Gérer mes cookies' })
    .getByRole('button', { name: 'Tout refuser' })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions générales' }).click();
  await expect(page).toHaveTitle(/Conditions/);
  expect(counted).toEqual(['/contact', '/legal']);
});

test('an affiliate is remembered only once the visitor agrees, wherever they are by then', async ({
  page,
  context,
}) => {
  await countVisits(page);
  await page.goto(ARRIVAL);
  await banner(page).getByRole('button', { name: 'Choisir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  const [audience, affiliation] = [
    dialog.getByLabel('Mesure d’audience'),
    dialog.getByLabel('Mise en relation'),
  ];
  await expect(audience).not.toBeChecked();
  await expect(affiliation).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Contact').click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();

  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await affiliateCookies(context)).toMatchObject([
    { value: 'cabinet-durand', secure: true, sameSite: 'None' },
  ]);
});

test('refusing is kept as accepting is, and can be changed from the foot of each page', async ({
  page,
  context,
}) => {
  await page.goto(ARRIVAL);
  await banner(page).getByRole('button', { name: 'Tout refuser', exact: true }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(ARRIVAL);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await affiliateCookies(context)).toEqual([]);

  const manage = page.getByRole('button', { name: 'Gérer mes cookies' });
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  await manage.click();
  await dialog.getByLabel('Mise en relation').check();
  await dialog.getByRole('button', { name: 'Enregistrer vos choix' }).click();
  await expect(dialog).toBeHidden();
  expect(await affiliateCookies(context)).toHaveLength(1);

  await manage.click();
  await expect(dialog.getByLabel('Mise en relation')).toBeChecked();
  await expect(dialog.getByLabel('Mesure d’audience')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(dialog).toBeHidden();
  expect(await affiliateCookies(context)).toEqual([]);
});
