import type { Page } from '@playwright/test';

import { untilTaken } from '../fixtures/page-at-rest';

/**
 * Navigates to a path as the browser's buttons do, without a new document. Waits for the code of a server-rendered page
 * first: until then nothing listens to the history.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await untilTaken(page);
  await page.evaluate((to) => {
    // As the router numbers its own entries: a form that guards its input needs the direction.
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const state = { usr: null, key: String(idx + 1), idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}
