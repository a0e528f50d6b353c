import type { Page } from '@playwright/test';

/** A shift that no gesture caused. */
export interface Shift {
  /** Its share of the cumulative layout shift. */
  readonly value: number;
  /** The elements that moved, with their tops and heights before and after: `div.card 120+40 → 164+40`. */
  readonly moved: readonly string[];
}

interface Shifted {
  layoutShifts: Shift[];
}

/** Keeps layout shifts from now on, in each document. */
export const keepShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const kept = window as unknown as Shifted;
    kept.layoutShifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `« ${node?.textContent ?? ''} »`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources = Reflect.get(entry, 'sources') as readonly Source[];
        kept.layoutShifts.push({
          value: Number(Reflect.get(entry, 'value')),
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node).slice(0, 60)} ${String(Math.round(previousRect.top))}+${String(Math.round(previousRect.height))} → ${String(Math.round(currentRect.top))}+${String(Math.round(currentRect.height))}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as Shifted).layoutShifts);

/** All shifts of the document so far, added up: more than Web Vitals count, which take the worst five seconds. */
export const shiftOf = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
