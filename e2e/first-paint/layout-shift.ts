import type { Page } from '@playwright/test';

interface Shifted {
  layoutShift: number;
}

/** Counts from now on, in each document, by how much its content moves under the reader's eyes. */
export const keepShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as Shifted;
    kept.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true)
          kept.layoutShift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Cumulative layout shift of the document so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Shifted).layoutShift);
