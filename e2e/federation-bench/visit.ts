import type { Page } from '@playwright/test';

/** A file or an answer that a page got, as its own clock and counts have it. */
export interface Fetched {
  /** Path and query on the portal's origin. */
  readonly path: string;
  /** When it was asked for and when it had arrived, in milliseconds from the start of the navigation. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Bytes of the answer as they crossed the wire, compressed; 0 when the browser had them or they had not changed. */
  readonly bytes: number;
  /** Whether anything was asked of the server. */
  readonly isAsked: boolean;
}

/** What a page kept of its own start. */
export interface Visit {
  /** Milliseconds from the start of the navigation until the first content of a remote was drawn. */
  readonly paintedAt: number;
  readonly fetched: readonly Fetched[];
}

declare global {
  interface Window {
    benchPaintedAt?: number;
  }
}

/** The outlet, once its page is in it (shell/page/src/routing/remote-page.tsx). */
const REMOTE_CONTENT = '[data-remote] > *';
const MAX_ENTRIES = 2000;
/** Longer than the gap between two calls: nothing came for that long, nothing more will. */
const QUIET_MS = 1500;

/** Has each document of the page note when a remote is first drawn; before the first navigation. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(
    ({ content, entries }) => {
      performance.setResourceTimingBufferSize(entries);
      new MutationObserver((_, observer) => {
        if (document.querySelector(content) === null) return;
        observer.disconnect();
        // The frame that shows it has been handed over when the next task runs.
        requestAnimationFrame(() => setTimeout(() => (window.benchPaintedAt = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    },
    { content: REMOTE_CONTENT, entries: MAX_ENTRIES },
  );
}

/** Opens an address in a new document, and waits for the first content of its remote. */
export async function open(page: Page, address: string): Promise<void> {
  // From elsewhere: the same address again would count as a reload, which asks for more.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchPaintedAt !== undefined);
}

/** Reads the page to its end, and waits until nothing more comes. */
export async function readToTheEnd(page: Page): Promise<void> {
  await untilTaken(page);
  const end = page.getByRole('contentinfo');
  await end.scrollIntoViewIfNeeded();
  await untilQuiet(page);
  // What came made the page longer.
  await end.scrollIntoViewIfNeeded();
  await untilQuiet(page);
}

/** Waits until the code has taken over what the server drew, where it drew something: parts of it may be replaced. */
export const untilTaken = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const isDrawn = document.getElementById('portal-first-paint') !== null;
    const part = document.querySelector('#portail main');
    return !isDrawn || (part !== null && Object.keys(part).some((key) => key.startsWith('__react')));
  });

/** Waits until nothing is busy and nothing was fetched for some milliseconds. */
export const untilQuiet = (page: Page, quietMs = QUIET_MS): Promise<unknown> =>
  page.waitForFunction(
    (quiet) => {
      const ends = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration);
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      return !isBusy && performance.now() - Math.max(0, ...ends) > quiet;
    },
    quietMs,
    { polling: 100 },
  );

/**
 * What the document of the page has fetched so far, and when its remote was drawn.
 * @param isAskedInVain paths that do not count
 */
export async function readVisit(page: Page, isAskedInVain: (path: string) => boolean): Promise<Visit> {
  const visit = await page.evaluate(() => {
    // Resource Timing: the size on the wire is the body and 300 for the headers; 0 says that nothing was asked.
    const HEADERS = 300;
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming);
    return {
      paintedAt: window.benchPaintedAt ?? Number.NaN,
      fetched: entries.map(({ name, startTime, responseEnd, transferSize }) => ({
        path: name.replace(location.origin, ''),
        startedAt: startTime,
        endedAt: responseEnd,
        bytes: Math.max(0, transferSize - HEADERS),
        isAsked: transferSize > 0,
      })),
    };
  });
  return { ...visit, fetched: visit.fetched.filter(({ path }) => !isAskedInVain(path)) };
}

/** The end of an answer may be noted a moment after its reader went on; far less than the latency of a round trip. */
const CLOCK_MS = 10;
/** What the shell waits for at each start: registry and settings, which are asked for anew. */
const SHELL_START = /^\/(remotes|config)\.json$/;
/** What a page cannot wait for: it is drawn without them. */
const DECORATION = /\.(woff2|svg|png|jpe?g|webp|avif|ico|webmanifest)$/;

/**
 * The longest chain of answers each of which was asked for when the one before had arrived, and the last of which is a
 * file that the page of a remote needs. What the page depends on is never longer: nobody can ask for what they do not
 * know yet.
 * @param isOfPage whether a path is a file of that page
 */
export function chainTo(
  { paintedAt, fetched }: Visit,
  isOfPage: (path: string) => boolean,
): readonly Fetched[] {
  const before = fetched
    .filter(({ isAsked, endedAt, path }) => isAsked && endedAt <= paintedAt && !DECORATION.test(path))
    .toSorted((left, right) => left.endedAt - right.endedAt);
  const chains = new Map<Fetched, readonly Fetched[]>();
  const longer = (one: readonly Fetched[], other: readonly Fetched[]) =>
    other.length > one.length ? other : one;
  for (const each of before) {
    const earlier = before.filter((one) => one !== each && one.endedAt <= each.startedAt + CLOCK_MS);
    const known = earlier.map((one) => chains.get(one) ?? []).reduce(longer, []);
    chains.set(each, [...known, each]);
  }
  const ofPage = before.filter(({ path }) => isOfPage(path));
  // The browser had all of the page: what is left is what the shell asked for.
  const ends = ofPage.length > 0 ? ofPage : before.filter(({ path }) => SHELL_START.test(path));
  return ends.map((end) => chains.get(end) ?? []).reduce(longer, before.slice(0, 1));
}
