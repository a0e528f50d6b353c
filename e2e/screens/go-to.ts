import type { Page } from '@playwright/test';

import { untilTaken } from '../federation-bench/visit';

/**
 * Goes to a path as the buttons of the browser do: another page of the portal, no new document. A page that the server
 * drew is waited for: until its code is there, nobody listens to what becomes of the address.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await untilTaken(page);
  await page.evaluate((to) => {
    // As the router numbers its own entries: a form that guards its input must know which way one goes.
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const state = { usr: null, key: String(idx + 1), idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}
