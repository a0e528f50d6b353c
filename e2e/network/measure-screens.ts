import { chromium, type Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/password';

/** Timings of a screen, in milliseconds from the start of the navigation. */
export interface ScreenCost {
  readonly what: string;
  /** Until the main content is drawn, at the real pace of one call per 500 ms. */
  readonly shownAt: number;
  /** Signed calls answered by then, except the one for the user's profile. */
  readonly callsBefore: readonly string[];
  /** Tasks over 50 ms of wall time, which grow with other load on the machine. */
  readonly longTasks: readonly number[];
  /** Tasks over 50 ms of CPU time. */
  readonly busyTasks: readonly number[];
  /** The notice of truncated results, if any. */
  readonly notice: string | undefined;
}

/** Recorded by the page from before its first script. */
interface Kept {
  shownAt: number | undefined;
  longTasks: number[];
}

declare global {
  interface Window {
    benchKept: Kept;
  }
}

interface Screen {
  readonly what: string;
  readonly path: string;
  /** A selector of the main content. */
  readonly goal: string;
  /** How many elements match once all is drawn. */
  readonly count: number;
}

const ADMIN = 'admin@intergestion.example';
/** A chart is drawn when its curve or bars are, not just its frame. */
const CHART = '.highcharts-series path, .highcharts-series rect';
const SCREENS: readonly Screen[] = [
  { what: 'dashboard, first chart', path: '/agent/home', goal: CHART, count: 5 },
  { what: 'projects, first page of 1000', path: '/projectsListPage', goal: 'main table tbody tr', count: 24 },
  { what: 'directory of 6000', path: '/usersList', goal: 'main table tbody tr', count: 10 },
];
const VISITS = 5;
/** The threshold of the Long Tasks API. */
const LONG_MS = 50;
/** Three gaps between calls: after that, the page has requested everything. */
const QUIET_MS = 1_500;

/** Opens each screen as an administrator of the network, each time in a new document, and keeps the median visit. */
export async function measureScreens(
  address: string,
  executablePath: string,
): Promise<{ readonly version: string; readonly screens: readonly ScreenCost[] }> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
    });
    const page = await context.newPage();
    await page.goto(`${address}/login`);
    await page.getByLabel('Adresse e-mail').first().fill(ADMIN);
    await page.getByLabel('Mot de passe', { exact: true }).first().fill(PASSWORD);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.waitForURL('**/agent/home');
    const screens: ScreenCost[] = [];
    for (const screen of SCREENS) screens.push(await medianVisit(page, address, screen));
    return { version: browser.version(), screens };
  } finally {
    await browser.close();
  }
}

async function medianVisit(page: Page, address: string, screen: Screen): Promise<ScreenCost> {
  await page.addInitScript(keep, screen.goal);
  const visits: ScreenCost[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page
      .context()
      .browser()
      ?.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await page.goto(address + screen.path);
    await page.waitForFunction(({ goal, count }) => document.querySelectorAll(goal).length >= count, screen, {
      timeout: 60_000,
    });
    // Content loaded later (rankings, names) may cause long tasks, too.
    await page.waitForFunction((quiet) => {
      const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.max(0, ...ends) > quiet;
    }, QUIET_MS);
    const trace = await page.context().browser()?.stopTracing();
    visits.push(await read(page, screen.what, busyTasksOf(trace)));
  }
  const byTime = visits.toSorted((a, b) => a.shownAt - b.shownAt);
  const median = byTime[Math.floor(VISITS / 2)];
  if (median === undefined) throw new Error('no visit was made');
  // Long tasks are collected from all visits.
  return {
    ...median,
    longTasks: visits.flatMap(({ longTasks }) => longTasks),
    busyTasks: visits.flatMap(({ busyTasks }) => busyTasks),
  };
}

function keep(goal: string): void {
  const kept: Kept = { shownAt: undefined, longTasks: [] };
  window.benchKept = kept;
  new PerformanceObserver((list) => {
    kept.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector(goal) === null) return;
    kept.shownAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function read(page: Page, what: string, busyTasks: readonly number[]): Promise<ScreenCost> {
  const kept = await page.evaluate(() => {
    const { shownAt, longTasks } = window.benchKept;
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/admin/api/') && !name.includes('customer_users?email='))
      .filter(({ responseEnd }) => responseEnd < (shownAt ?? 0))
      .map(({ name }) => new URL(name).pathname);
    return { shownAt: shownAt ?? 0, longTasks, calls };
  });
  const notice = page.getByText(/1\s000.* sur /).first();
  return {
    what,
    shownAt: kept.shownAt,
    callsBefore: kept.calls,
    longTasks: kept.longTasks,
    busyTasks,
    notice: (await notice.count()) > 0 ? await notice.innerText() : undefined,
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Main-thread tasks with more CPU time than the threshold, in milliseconds. */
function busyTasksOf(trace: Buffer | undefined): readonly number[] {
  if (trace === undefined) return [];
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${String(pid)}/${String(tid)}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > LONG_MS);
}
