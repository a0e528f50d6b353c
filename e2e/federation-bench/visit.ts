import type { Page } from '@playwright/test';

/** A file or an answer, from the page's Resource Timing. */
export interface Fetched {
  /** Path and query on the portal's origin. */
  readonly path: string;
  /** Start of the request and end of the response, in milliseconds from the start of the navigation. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Compressed bytes on the wire; 0 when cached or not modified. */
  readonly bytes: number;
  /** Whether the request reached the server. */
  readonly isAsked: boolean;
}

export interface Visit {
  /** Milliseconds from the start of the navigation to the first paint of a remote's content. */
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
/** Longer than the gap between two calls: after that, the page has requested everything. */
const QUIET_MS = 1500;

/** Makes each document record when a remote is first painted. Call it before the first navigation. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(
    ({ content, entries }) => {
      performance.setResourceTimingBufferSize(entries);
      new MutationObserver((_, observer) => {
        if (document.querySelector(content) === null) return;
        observer.disconnect();
        // The next task runs once the frame has been handed over.
        requestAnimationFrame(() => setTimeout(() => (window.benchPaintedAt = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    },
    { content: REMOTE_CONTENT, entries: MAX_ENTRIES },
  );
}

export async function open(page: Page, address: string): Promise<void> {
  // Leaves first: the same URL again would count as a reload, which revalidates more.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchPaintedAt !== undefined);
}

export async function readToTheEnd(page: Page): Promise<void> {
  await untilTaken(page);
  const end = page.getByRole('contentinfo');
  await end.scrollIntoViewIfNeeded();
  await untilQuiet(page);
  // Content that arrived has made the page longer.
  await end.scrollIntoViewIfNeeded();
  await untilQuiet(page);
}

/** Waits until the client code has taken over what the server rendered, if anything: parts may be replaced. */
export const untilTaken = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const isDrawn = document.getElementById('portal-first-paint') !== null;
    const part = document.querySelector('#portail main');
    return !isDrawn || (part !== null && Object.keys(part).some((key) => key.startsWith('__react')));
  });

/** Waits until nothing is busy and nothing was fetched for `quietMs` milliseconds. */
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
 * What the document has fetched so far, and when its remote was painted.
 * @param isAskedInVain paths to leave out
 */
export async function readVisit(page: Page, isAskedInVain: (path: string) => boolean): Promise<Visit> {
  const visit = await page.evaluate(() => {
    // Resource Timing: `transferSize` is the body plus 300 for the headers; 0 means that no request was sent.
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

/** The end of a response may be recorded a moment after its reader went on; far less than a round trip. */
const CLOCK_MS = 10;
/** The registry and the settings, which the shell revalidates at each start. */
const SHELL_START = /^\/(remotes|config)\.json$/;
/** Files that do not delay rendering. */
const DECORATION = /\.(woff2|svg|png|jpe?g|webp|avif|ico|webmanifest)$/;

/**
 * The longest chain of requests, each sent after the one before was answered, that ends with a file of a remote's page.
 * Real dependencies are never longer: a file cannot be requested before its name is known.
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
  // All of the page was cached: only the shell's own requests remain.
  const ends = ofPage.length > 0 ? ofPage : before.filter(({ path }) => SHELL_START.test(path));
  return ends.map((end) => chains.get(end) ?? []).reduce(longer, before.slice(0, 1));
}
