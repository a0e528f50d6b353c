import type { Page } from '@playwright/test';

interface Shifted {
  layoutShift: number;
}

/** Adds up layout shifts from now on, in each document. */
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

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Shifted).layoutShift);
