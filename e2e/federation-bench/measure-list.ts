import type { Browser, Page } from '@playwright/test';
import { byTurns, medianOf, PHONE, slowDown } from './measure-home';
import { newContext, type Session } from './measure-screen';
import { untilQuiet } from './visit';

/** Times of a list, in milliseconds from the start of the navigation. */
export interface ListPace {
  readonly firstPaint: number;
  readonly firstRow: number;
}

/** With an empty cache, and with the cache of the first visit; medians of several visits. */
export interface ListFeel {
  readonly cold: ListPace;
  readonly warm: ListPace;
}

export interface ListFeels {
  readonly portal: ListFeel;
  /** The previous release that is kept to run beside today's (decision 0015). */
  readonly kept: ListFeel;
}

type Subject = keyof ListFeels;

const LIST = '/projectsListPage';
const ROW = 'main a[href^="/projectFile/"]';

declare global {
  interface Window {
    benchFirstRow?: number;
  }
}

/** Opens an agent's list of projects on a slow phone, in both portals by turns. */
export async function measureLists(
  browser: Browser,
  portals: Readonly<Record<Subject, { readonly address: string; readonly session: Session }>>,
  visits: number,
): Promise<ListFeels> {
  const feels: Record<Subject, ListFeel[]> = { portal: [], kept: [] };
  for (const subject of byTurns(['portal', 'kept'] as const, visits))
    feels[subject].push(await feelOf(browser, portals[subject]));
  return { portal: medianFeel(feels.portal), kept: medianFeel(feels.kept) };
}

function medianFeel(feels: readonly ListFeel[]): ListFeel {
  const median = (when: keyof ListFeel, what: keyof ListPace): number =>
    medianOf(feels.map((feel) => feel[when][what]));
  return {
    cold: { firstPaint: median('cold', 'firstPaint'), firstRow: median('cold', 'firstRow') },
    warm: { firstPaint: median('warm', 'firstPaint'), firstRow: median('warm', 'firstRow') },
  };
}

async function feelOf(
  browser: Browser,
  { address, session }: { readonly address: string; readonly session: Session },
): Promise<ListFeel> {
  const context = await newContext(browser, session, PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript((row) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(row) === null) return;
        observer.disconnect();
        // The next task runs once the frame has been handed over.
        requestAnimationFrame(() => setTimeout(() => (window.benchFirstRow = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    }, ROW);
    await slowDown(page);
    return { cold: await visit(page, address), warm: await visit(page, address) };
  } finally {
    await context.close();
  }
}

async function visit(page: Page, address: string): Promise<ListPace> {
  await page.goto('about:blank');
  await page.goto(address + LIST, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchFirstRow !== undefined);
  // Pending requests belong to this visit.
  await untilQuiet(page);
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstRow: window.benchFirstRow ?? Number.NaN,
  }));
}
