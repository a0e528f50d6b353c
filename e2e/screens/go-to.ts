import type { Page } from '@playwright/test';

/** Goes to a path as the buttons of the browser do: another page of the portal, no new document. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
