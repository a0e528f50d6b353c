import type { Locator, Page } from '@playwright/test';

/** More tab stops than anybody should need. */
const MOST_STOPS = 60;

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

async function countTabs(page: Page, from: Locator, act: Locator): Promise<number | undefined> {
  if ((await from.count()) === 0) return undefined;
  // As the portal does after a navigation: a heading takes the focus without being a tab stop.
  await from.evaluate((element: HTMLElement) => {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
  for (let presses = 1; presses <= MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(act)) return presses;
  }
  return undefined;
}

/** The main act of a screen, with the presses of Tab that reach it. */
export async function reachMainAct(page: Page): Promise<{
  readonly act: string | undefined;
  readonly tabs: { readonly fromHeading: number | undefined; readonly fromTop: number | undefined };
}> {
  const act = page
    .getByRole('main')
    .locator('[data-variant="primary"]:not(:disabled)')
    .filter({ visible: true })
    .first();
  if ((await act.count()) === 0)
    return { act: undefined, tabs: { fromHeading: undefined, fromTop: undefined } };
  const words = (await act.innerText()).trim().replace(/\s+/g, ' ');
  const fromTop = await countTabs(page, page.getByRole('link', { name: 'Aller au contenu' }), act);
  const fromHeading = await countTabs(page, page.locator('h1'), act);
  return { act: words, tabs: { fromHeading, fromTop } };
}
