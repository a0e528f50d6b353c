import type { Page } from '@playwright/test';

/** The shell's code. */
export const CODE = '**/shell/*/main.*.js';

/** Delays requests, as on a slow line, until the returned function is called. */
export async function holdRequests(page: Page, which: string): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(which, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}

export const holdCode = (page: Page): Promise<() => void> => holdRequests(page, CODE);
