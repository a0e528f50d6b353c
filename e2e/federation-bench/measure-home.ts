import type { Browser, Page } from '@playwright/test';
import { newContext } from './measure-screen';
import { readToTheEnd, untilQuiet } from './visit';

/** How the visitor's home feels on a slow phone; medians of several visits. */
export interface Feel {
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** What it was: the element, in the words of the page. */
  readonly largestIs: string;
  readonly firstPaint: number;
  readonly layoutShift: number;
  /** Sum of what tasks took over 50 ms, in milliseconds, from the first paint on. */
  readonly blockingTime: number;
}

/** The conditions of the design (section 7). */
export const SLOW = { bitsPerSecond: 1_600_000, latencyMs: 150, processorSlowdown: 4 } as const;
const PHONE = { width: 390, height: 844 };
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

/** Visits the home with an empty cache, on a slow network and processor. */
export async function measureHome(browser: Browser, address: string, visits: number): Promise<Feel> {
  const feels: Feel[] = [];
  for (let visit = 0; visit < visits; visit += 1) feels.push(await feelOf(browser, address));
  const median = (read: (feel: Feel) => number): number =>
    feels.map(read).toSorted((left, right) => left - right)[Math.floor(visits / 2)] ?? Number.NaN;
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
  const context = await newContext(browser, undefined, PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(keepFeel);
    await slowDown(page);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Reading on is scrolling: what is largest is settled by then, what shifts is not.
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
        ? `${element.localName} ${element.textContent.trim().slice(0, 40) || (element.getAttribute('src') ?? '')}`
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
