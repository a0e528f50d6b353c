import type { Page } from '@playwright/test';
import { keepShift, shiftOf } from '../first-paint/layout-shift';
import { untilTaken } from '../federation-bench/visit';
import { expectFits, NARROW } from '../fixtures/narrow-screen';
import { print } from '../fixtures/paper';
import { expect, test } from '../fixtures/portal';

const slider = (page: Page, name: RegExp) => page.getByRole('slider', { name });
const amount = (page: Page) => page.getByRole('textbox', { name: /^Montant à emprunter/ });
const estimate = (page: Page) => page.getByRole('region', { name: 'Votre estimation' });
const owed = (page: Page) => page.getByRole('region', { name: 'Capital restant dû' });
const curve = (page: Page) => owed(page).getByRole('img', { name: /^Capital restant dû/ });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/simulateur${query}`);
  await untilTaken(page);
}

/** A point of the curve, as shares of its width and height. */
async function pointOf(page: Page, across: number, down = 0.5) {
  const box = await curve(page).boundingBox();
  if (box === null) throw new Error('No curve');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

test('a value is typed or slid, by keys alone as well, and its address gives the same result to anybody', async ({
  page,
  browser,
}) => {
  await open(page);
  await amount(page).fill('');
  await amount(page).pressSequentially('215000');
  await expect(amount(page)).toHaveValue(/^215\s000$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('1');
  // The caret stays behind what was typed while thousands are grouped.
  await page.keyboard.press('Delete');
  await expect(amount(page)).toHaveValue(/^115\s000$/);

  // The slider before the field has the same value, in steps of a thousand.
  await page.keyboard.press('Shift+Tab');
  await expect(slider(page, /^Montant/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(amount(page)).toHaveValue(/^116\s000$/);
  await expect(slider(page, /^Montant/)).toHaveAttribute('aria-valuetext', /^116\s000\s€$/);
  await expect(page).toHaveURL(/montant=116000/);

  const track = await slider(page, /^Durée/).boundingBox();
  if (track === null) throw new Error('No slider');
  await page.mouse.click(track.x + track.width - 12, track.y + track.height / 2);
  await expect(page.getByRole('textbox', { name: /^Durée/ })).toHaveValue('25');
  await expect(page).toHaveURL(/duree=25/);

  const words = await estimate(page).innerText();
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(estimate(other)).toHaveText(words, { useInnerText: true });
  await other.close();
});

test('the capital still due is read on the curve by pointer and by keys, and said', async ({ page }) => {
  await open(page);
  await expect(owed(page)).toContainText(/Après 8\sans\s*136\s228,06\s€/);
  await curve(page).scrollIntoViewIfNeeded();
  const start = await pointOf(page, 0.5);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await expect(owed(page)).toContainText(/Après 10\sans\s*117\s298,78\s€/);
  const end = await pointOf(page, 0.25);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await expect(owed(page)).toContainText(/Après 5\sans\s*162\s253,12\s€/);
  await expect(owed(page).locator('[aria-live="polite"]')).toContainText('Déjà remboursé');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, /^Moment/)).toHaveAttribute('aria-valuetext', /^Après 5\sans et 1\smois/);
  await page.keyboard.press('End');
  await expect(owed(page)).toContainText(/À la fin, après 20\sans\s*0,00\s€/);
  await owed(page).getByRole('button', { name: 'Tableau' }).click();
  await expect(owed(page).getByRole('table')).toContainText('Année 20');
  await expect(curve(page)).toBeHidden();
});

test('the effort is drawn once the income is known', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('img', { name: /^Taux d’effort/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Indiquer vos revenus' }).click();
  await expect(page.getByLabel(/^Revenus nets/)).toBeFocused();
  await page.keyboard.type('36000');
  await expect(page.getByRole('img', { name: /40,66\s%, au-dessus du maximum de 35\s%/ })).toBeVisible();
  await page.getByRole('textbox', { name: /^Montant/ }).fill('150000');
  await expect(page.getByRole('img', { name: /dans la limite de 35\s%/ })).toBeVisible();
});

test('on paper the figures have what was typed beside them, and the whole table', async ({ page }) => {
  await open(page, '?montant=150000&frais=4321');
  const { text } = await print(page);
  for (const words of ['Frais du crédit', '4 321', 'Montant total dû', 'Capital restant dû', 'Année 20'])
    expect(text).toContain(words);
  for (const words of ['Copier le lien', 'Indiquer vos revenus', 'Télécharger'])
    expect(text).not.toContain(words);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the result stays in view while values are moved, and nothing jumps', async ({ page }) => {
    await keepShift(page);
    await open(page);
    const bar = page.getByText('Mensualité, assurance comprise').first().locator('../../..');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/1\s219,92\s€/);
    await expect(bar).toContainText('Attention');
    const { height = 999 } = (await bar.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(108);
    await slider(page, /^Durée/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toContainText(/1\s262,18\s€/);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });

  test('the curve is read by touch', async ({ page }) => {
    await open(page);
    await curve(page).scrollIntoViewIfNeeded();
    const { x, y } = await pointOf(page, 0.75, 0.3);
    await page.touchscreen.tap(x, y);
    await expect(owed(page)).toContainText(/Après 15\sans\s*63\s760,68\s€/);
  });

  test('everything fits the narrowest screen', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await open(page, '?projet=scpi&prix=250000&montant=5000000');
    await expectFits(page);
  });
});

test('a form that is higher than the window scrolls with the page, and its end stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '?projet=scpi');
  const last = page.getByRole('textbox', { name: /^Crédits en cours/ });
  await expect(last).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(amount(page)).toBeInViewport({ ratio: 1 });
});

test('on a tablet the figures in view go under the card that has the same', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 640 });
  await open(page);
  const glance = page
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^Mensualité.*TAEG fixe.*remboursé\.$/ });
  /** Whether it is what one sees at its place. */
  const isSeen = () =>
    glance.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect(glance).toBeInViewport({ ratio: 1 });
  await expect.poll(isSeen).toBe(true);
  await estimate(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(isSeen).toBe(false);
});
