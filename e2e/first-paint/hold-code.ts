import { expect, type Page } from '@playwright/test';

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

/**
 * A portal that has just started on a busy machine may not have loaded the texts of a page within the time limit: the
 * page is then rendered by the browser, and the next visit by the server. Waits until the server renders these.
 */
export async function untilDrawn(address: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await expect
      .poll(async () => (await fetch(address + path)).text(), {
        message: `${path} is drawn`,
        timeout: 60_000,
      })
      .toContain('id="portal-first-paint"');
}

/** Notes the words of each heading that was visible in a frame, in each document from now on. */
export const watchHeadings = (page: Pick<Page, 'addInitScript'>, headings: string): Promise<unknown> =>
  page.addInitScript((which) => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      for (const heading of document.querySelectorAll<HTMLElement>(which))
        if (heading.checkVisibility()) seen.add(heading.innerText);
      requestAnimationFrame(look);
    };
    look();
  }, headings);

export const seenHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
