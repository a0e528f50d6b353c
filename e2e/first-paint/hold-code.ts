import type { Page } from '@playwright/test';

/** Keeps the code of the shell back, as on a slow line. What is given lets it through. */
export async function holdCode(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/shell/*/main.*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}
