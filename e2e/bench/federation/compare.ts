import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startProduction } from '../../fixtures/production-portal';
import { measureHomes, type Feel } from './home-paints';
import { measureBytes } from './screen-bytes';
import { startStaticPage } from './static-page';

export interface BenchOptions {
  readonly root: string;
  /** The builds of one application without federation. */
  readonly single: string;
  readonly chromium: string;
  /** How often the home is opened for its paints; the median counts. */
  readonly visits: number;
}

/** A budget of the design (section 7), with the measurement. Those of bytes alone are in `e2e/performance`. */
type Budget = readonly [what: string, measured: number, most: number, unit: '×' | 'ms' | ''];

interface Application {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The portal's server on a free port of the loopback interface, with a store and demo data of its own. */
async function startServer(root: string, dist: string): Promise<Application> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const portal = startProduction(root, {
    PORTAL_DIST: dist,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_CALL_GAP_MS: '500',
  });
  const stop = async (): Promise<void> => {
    await portal.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  const address = await portal.ready;
  if (address !== undefined) return { address, stop };
  await stop();
  throw new Error(`The portal did not start.\n${portal.said()}`);
}

/**
 * Measures the visitor's home against the same one built as one application, and prints the results.
 * @returns the exit code: 1 when a budget was missed
 */
export async function compare(options: BenchOptions): Promise<number> {
  const { root, single, visits } = options;
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      // While DevTools watches the network, V8 records the source of each request and parses the shell again for it:
      // 0.15 s on a slow processor that no user waits for. With this flag it records the positions at once.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
  const load = loadavg()[0] ?? 0;
  say(
    `${cpus()[0]?.model ?? ''}, ${String(cpus().length)} cores; Node ${process.version}; load ${load.toFixed(1)}`,
  );
  say(`Chromium ${browser.version()}; HTTP/1.1, loopback; medians of ${String(visits)} visits`);
  const portal = await startServer(root, path.join(root, 'dist'));
  const other = await startServer(root, single);
  try {
    const budgets = [
      await compareBytes(browser, portal.address, other.address),
      ...(await comparePaints(browser, portal.address, other.address, visits)),
    ];
    say();
    for (const [what, measured, most, unit] of budgets)
      say(
        `${measured <= most ? 'held  ' : 'MISSED'}  ${what}: ${measured.toFixed(2)} ${unit} of ${String(most)}`,
      );
    return budgets.every(([, measured, most]) => measured <= most) ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), other.stop()]);
  }
}

async function compareBytes(browser: Browser, portal: string, single: string): Promise<Budget> {
  const ours = await measureBytes(browser, portal);
  const theirs = await measureBytes(browser, single);
  for (const [what, { scripts, styles, all, requests }] of Object.entries({ portal: ours, single: theirs }))
    say(
      `  ${what.padEnd(12)} JS ${kB(scripts)} kB, CSS ${kB(styles)} kB, all ${kB(all)} kB, ${String(requests)} requests`,
    );
  return ['visitor home, JavaScript by the single application’s', ours.scripts / theirs.scripts, 1.3, '×'];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function feelLine(
  what: string,
  { firstPaint, largestPaint, largestIs, layoutShift, blockingTime }: Feel,
): string {
  return (
    `  ${what.padEnd(12)} first paint ${seconds(firstPaint)}, largest ${seconds(largestPaint)} (${largestIs}), ` +
    `layout shift ${layoutShift.toFixed(3)}, blocking ${blockingTime.toFixed(0)} ms`
  );
}

async function comparePaints(
  browser: Browser,
  portal: string,
  single: string,
  visits: number,
): Promise<readonly Budget[]> {
  say('\nvisitor home, 390 × 844, 1.6 Mbit/s, 150 ms, processor 4 × slower, by turns:');
  const page = await startStaticPage(browser, portal);
  const homes = await measureHomes(browser, { still: page.address, single, portal }, visits);
  await page.stop();
  say(feelLine('static page', homes.still));
  say(feelLine('single', homes.single));
  say(feelLine('portal', homes.portal));
  const { largestPaint, layoutShift, blockingTime } = homes.portal;
  return [
    [
      'visitor home, largest contentful paint by a static page’s',
      largestPaint / homes.still.largestPaint,
      2,
      '×',
    ],
    ['visitor home, layout shift', layoutShift, 0.02, ''],
    ['visitor home, blocking time', blockingTime, 150, 'ms'],
  ];
}
