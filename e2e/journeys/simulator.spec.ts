import type { Page } from '@playwright/test';
import { keepShift, shiftOf } from '../first-paint/layout-shift';
import { untilTaken } from '../fixtures/page-at-rest';
import { expectFits, NARROW } from '../fixtures/narrow-screen';
import { print } from '../fixtures/paper';
import { expect, test } from '../fixtures/portal';

const slider = (page: Page, name: RegExp) => page.getByRole('slider', { name });
const amount = (page: Page) => page.getByRole('textbox', { name: /^Montant à emprunter/ });
const owed = (page: Page) => page.getByRole('region', { name: 'Capital restant dû' });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/simulateur${query}`);
  await untilTaken(page);
}

test('values are typed and slid, the curve is read by its slider, the form scrolls, and paper has it all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '?projet=scpi');
  // A form that is higher than the window scrolls with the page, and its end stays in view.
  const last = page.getByRole('textbox', { name: /^Crédits en cours/ });
  await expect(last).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(last).toBeInViewport({ ratio: 1 });

  await open(page);
  await slider(page, /^Moment/).fill('120');
  await expect(owed(page)).toContainText(/Après 10\sans\s*117\s298,78\s€/);
  await slider(page, /^Moment/).fill('60');
  await expect(owed(page)).toContainText(/Après 5\sans\s*162\s253,12\s€/);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, /^Moment/)).toHaveAttribute('aria-valuetext', /^Après 5\sans et 1\smois/);

  await amount(page).fill('');
  await amount(page).pressSequentially('215000');
  await expect(amount(page)).toHaveValue(/^215\s000$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('1');
  // The caret stays behind what was typed while thousands are grouped.
  await page.keyboard.press('Delete');
  await expect(amount(page)).toHaveValue(/^115\s000$/);
  await page.keyboard.press('Shift+Tab');
  await expect(slider(page, /^Montant/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(amount(page)).toHaveValue(/^116\s000$/);
  const track = await slider(page, /^Durée/).boundingBox();
  if (track === null) throw new Error('No slider');
  await page.mouse.click(track.x + track.width - 12, track.y + track.height / 2);
  await expect(page.getByRole('textbox', { name: /^Durée/ })).toHaveValue('25');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/montant=116000.*duree=25/);

  const { text } = await print(page);
  for (const words of ['Frais du crédit', '116 000', 'Montant total dû', 'Capital restant dû', 'Année 25'])
    expect(text).toContain(words);
  for (const words of ['Copier le lien', 'Indiquer vos revenus', 'Télécharger'])
    expect(text).not.toContain(words);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the result stays in view while values are moved, nothing jumps, and everything fits', async ({
    page,
  }) => {
    await keepShift(page);
    await open(page);
    const bar = page.getByText('Mensualité, assurance comprise').first().locator('../../..');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/1\s219,92\s€/);
    await slider(page, /^Durée/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toContainText(/1\s262,18\s€/);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await shiftOf(page)).toBeLessThan(0.02);

    await page.setViewportSize(NARROW);
    await open(page, '?projet=scpi&prix=250000&montant=5000000');
    await expectFits(page);
    // A table wider than the screen fades at its end until its end is reached.
    await open(page, '?montant=150000&duree=20&taux=3.5');
    await page.getByRole('button', { name: 'Tableau', exact: true }).tap();
    const table = page.getByRole('region', { name: 'Échéances' });
    await expect(table).toBeVisible();
    const fade = () => table.evaluate((element) => getComputedStyle(element).getPropertyValue('--beyond'));
    await expect.poll(fade).toBe('48px');
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(fade).toBe('0px');
    await expectFits(page);
  });
});
