import type { Page } from '@playwright/test';

/** Delays the shell's code, as on a slow line, until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/shell/*/main.*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}
