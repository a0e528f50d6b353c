import type { Browser, BrowserContext } from '@playwright/test';
import { readToTheEnd } from '../../fixtures/page-at-rest';

/** What a browser with an empty cache downloaded until a page was read to its end, in bytes on the wire. */
export interface Load {
  /** Everything but the page's HTML. */
  readonly all: number;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
}

export const newContext = (
  browser: Browser,
  viewport = { width: 1440, height: 900 },
): Promise<BrowserContext> => browser.newContext({ viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris' });

/** Opens a page once, and weighs what came. */
export async function measureBytes(browser: Browser, address: string): Promise<Load> {
  const context = await newContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('contentinfo').waitFor();
    await readToTheEnd(page);
    const fetched = await page.evaluate(() =>
      // `transferSize` is the body plus 300 for the headers; 0 means that no request was sent.
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name, transferSize }) => ({
          path: new URL(name).pathname,
          bytes: Math.max(0, transferSize - 300),
        })),
    );
    const sum = (form: RegExp): number =>
      fetched.filter((each) => form.test(each.path)).reduce((total, { bytes }) => total + bytes, 0);
    return { all: sum(/./), scripts: sum(/\.js$/), styles: sum(/\.css$/), requests: fetched.length };
  } finally {
    await context.close();
  }
}
