import type { Page } from '@playwright/test';

/** Goes to a path as the buttons of the browser do: another page of the portal, no new document. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // As the router numbers its own entries: a form that guards its input must know which way one goes.
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const state = { usr: null, key: String(idx + 1), idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
