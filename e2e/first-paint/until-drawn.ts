import { expect } from '@playwright/test';

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
