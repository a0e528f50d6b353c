import type { Browser, Page } from '@playwright/test';
import { readToTheEnd, untilQuiet, untilTaken } from '../../fixtures/page-at-rest';
import { newContext } from './screen-bytes';

/** Timings of a page on a slow phone; medians of several visits. */
export interface Feel {
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** The element of the largest paint, as HTML. */
  readonly largestIs: string;
  readonly firstPaint: number;
  readonly layoutShift: number;
  /** Total blocking time: the parts of tasks beyond 50 ms, in milliseconds, from the first paint on. */
  readonly blockingTime: number;
}

/** The test conditions of the design (section 7). */
const SLOW = { bitsPerSecond: 1_600_000, latencyMs: 150, processorSlowdown: 4 } as const;
export const PHONE = { width: 390, height: 844 };
const LONG_TASK_MS = 50;

interface Kept {
  largestPaint: number;
  largestIs: string;
  firstPaint: number;
  layoutShift: number;
  tasks: { startTime: number; duration: number }[];
}

declare global {
  interface Window {
    benchFeel: Kept;
  }
}

/** The home: as a page without any code, as one application without federation, and as it is. */
type Subject = 'still' | 'single' | 'portal';

/** Visits each home with an empty cache on a slow device, by turns so that other load affects all alike. */
export async function measureHomes(
  browser: Browser,
  addresses: Readonly<Record<Subject, string>>,
  visits: number,
): Promise<Readonly<Record<Subject, Feel>>> {
  const subjects = Object.keys(addresses) as Subject[];
  const feels: Record<Subject, Feel[]> = { still: [], single: [], portal: [] };
  for (let round = 0; round < visits; round += 1)
    for (const subject of [...subjects.slice(round % 3), ...subjects.slice(0, round % 3)])
      feels[subject].push(await feelOf(browser, addresses[subject]));
  return {
    still: medianFeel(feels.still),
    single: medianFeel(feels.single),
    portal: medianFeel(feels.portal),
  };
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function medianFeel(feels: readonly Feel[]): Feel {
  const median = (read: (feel: Feel) => number): number => medianOf(feels.map(read));
  const largestPaint = median((feel) => feel.largestPaint);
  return {
    largestPaint,
    largestIs: feels.find((feel) => feel.largestPaint === largestPaint)?.largestIs ?? '',
    firstPaint: median((feel) => feel.firstPaint),
    layoutShift: median((feel) => feel.layoutShift),
    blockingTime: median((feel) => feel.blockingTime),
  };
}

async function feelOf(browser: Browser, address: string): Promise<Feel> {
  const context = await newContext(browser, PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(keepFeel);
    await slowDown(page);
    await page.goto(address);
    // Fail rather than measure a portal that did not start.
    await page.getByRole('contentinfo').waitFor();
    await untilTaken(page);
    // Scrolling to the end settles the largest paint; layout shifts still count.
    await untilQuiet(page);
    await readToTheEnd(page);
    const { tasks, ...feel } = await page.evaluate(() => window.benchFeel);
    const blockingTime = tasks
      .filter(({ startTime, duration }) => startTime + duration > feel.firstPaint)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
    return { ...feel, blockingTime };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bitsPerSecond / 8,
    uploadThroughput: SLOW.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processorSlowdown });
}

function keepFeel(): void {
  const kept: Kept = { largestPaint: 0, largestIs: '', firstPaint: 0, layoutShift: 0, tasks: [] };
  window.benchFeel = kept;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const element: unknown = Reflect.get(entry, 'element');
    kept.largestPaint = entry.startTime;
    kept.largestIs =
      element instanceof Element
        ? `${element.localName} ${element.textContent.trim().slice(0, 40) || (element.getAttribute('src') ?? '').slice(0, 40)}`
        : '';
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') kept.firstPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      kept.layoutShift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ startTime, duration }) => kept.tasks.push({ startTime, duration }));
}
