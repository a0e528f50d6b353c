import type { Page } from '@playwright/test';
import { expectFits } from '../fixtures/narrow-screen';
import { expect, test } from '../fixtures/portal';

/** Readers who enlarge text alone, twice (WCAG 2.2, 1.4.4): what is sized in text units grows, the screen does not. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Parts of the header that lie over each other, or end beyond the screen. */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll<HTMLElement>('button, a, svg, span')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, name: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }));
    return parts.flatMap(({ part, name, box }, index) => [
      ...(box.right > innerWidth ? [`${name} ends at ${box.right}`] : []),
      ...parts
        .slice(index + 1)
        .filter(
          (other) =>
            !part.contains(other.part) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${name} / ${other.name}`),
    ]);
  });

test('text of twice the size has its place in the header, and sign-in and home all of the screen', async ({
  page,
  portal,
  applicant,
  signIn,
}) => {
  const of = { customer_user_id: applicant.id };
  const request_id = await portal.ask({ kind: 'request', columns: of });
  const proposition = { po_number: 'PROP-2026-930001', request_id, internal_status: 'draft', ...of };
  await portal.ask({ kind: 'quote', columns: proposition });
  const expectRoom = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await enlarge(page);
      expect(await misplaced(page), `at ${String(width)}`).toEqual([]);
      await expectFits(page);
    }
  };
  await page.goto('/login');
  await expect(page.getByRole('form', { name: 'Se connecter' })).toBeVisible();
  await expectRoom();
  await signIn(applicant.email);
  await expect(page.getByRole('heading', { name: /PROP-2026-930001/ })).toBeVisible();
  await expectRoom();
});

test('forced colours frame a text with room around it, and show what is still loading', async ({
  page,
  applicant,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const forgotten = page.getByRole('button', { name: /Mot de passe oublié/ });
  await expect(forgotten).toBeVisible();
  const roomBefore = () =>
    forgotten.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getBoundingClientRect().left - button.getBoundingClientRect().left;
    });
  await expect.poll(roomBefore).toBeGreaterThan(4);

  await page.route('**/admin/api/requests?*', () => undefined);
  await signIn(applicant.email);
  const coming = page.locator('[aria-busy="true"] [aria-hidden="true"] > span').first();
  await expect(coming).toBeVisible();
  await expect(coming).not.toHaveCSS('border-top-width', '0px');
});
