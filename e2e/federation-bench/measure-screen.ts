import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Application } from './applications';
import type { BenchScreen } from './screens';
import { chainTo, open, readToTheEnd, readVisit, untilQuiet, watchPaints, type Fetched } from './visit';

/** The storage state of a signed-in account; undefined for a visitor. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

/** What a browser downloaded until a screen was read to its end, in bytes on the wire. */
export interface Load {
  /** Everything but the page's HTML. */
  readonly all: number;
  readonly page: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly registry: number;
  readonly descriptions: number;
  readonly requests: number;
  /** JavaScript of the remote that owns the screen. */
  readonly ownScripts: number;
  /** Of that, the remote's container. */
  readonly entry: number;
}

/** Time until the remote is painted: medians, in milliseconds. */
export interface Pace {
  readonly near: number;
  /** With `LATENCY_MS` more before each answer. */
  readonly far: number;
  /** Round trips by time: the added time divided by the added latency. */
  readonly roundTrips: number;
  /** Round trips by log: the longest chain of requests each made after the one before was answered. */
  readonly chain: readonly string[];
}

export interface Cost extends Load, Pace {}

/** With an empty cache, and with the cache of the first visit. */
export interface ScreenCost {
  readonly cold: Cost;
  readonly warm: Cost;
}

export interface Measured {
  readonly application: Application;
  readonly session: Session;
  readonly screen: BenchScreen;
}

export const LATENCY_MS = 150;
const DESKTOP = { width: 1440, height: 900 };

/** Opens a browser context with nothing in it but, at most, a session. */
export const newContext = (browser: Browser, session: Session, viewport = DESKTOP): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    ...(session && { storageState: session }),
  });

/** Measures a screen: one complete visit for its size, several for its timings. */
export async function measureScreen(
  browser: Browser,
  measured: Measured,
  visits: number,
): Promise<ScreenCost> {
  const loads = await loadsOf(browser, measured);
  const near: Paints[] = [];
  const far: Paints[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    near.push(await paintsOf(browser, measured, 0));
    far.push(await paintsOf(browser, measured, LATENCY_MS));
  }
  const costOf = (when: 'cold' | 'warm'): Cost => ({
    ...loads[when],
    ...paceOf(
      near.map((paints) => paints[when]),
      far.map((paints) => paints[when]),
    ),
  });
  return { cold: costOf('cold'), warm: costOf('warm') };
}

interface Paint {
  readonly at: number;
  readonly chain: readonly string[];
}

interface Paints {
  readonly cold: Paint;
  readonly warm: Paint;
}

function paceOf(near: readonly Paint[], far: readonly Paint[]): Pace {
  const middle = medianOf(far);
  const [nearAt, farAt] = [medianOf(near).at, middle.at];
  return { near: nearAt, far: farAt, roundTrips: (farAt - nearAt) / LATENCY_MS, chain: middle.chain };
}

function medianOf(paints: readonly Paint[]): Paint {
  const median = paints.toSorted((left, right) => left.at - right.at)[Math.floor(paints.length / 2)];
  if (median === undefined) throw new Error('no visit was made');
  return median;
}

async function inNewContext<T>(
  browser: Browser,
  session: Session,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await newContext(browser, session);
  try {
    const page = await context.newPage();
    await watchPaints(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

const loadsOf = (browser: Browser, { application, session, screen }: Measured) =>
  inNewContext(browser, session, async (page) => {
    const visit = async (): Promise<Load> => {
      await open(page, application.address + screen.path);
      await readToTheEnd(page);
      const { fetched } = await readVisit(page, application.isAskedInVain);
      return loadOf(fetched, screen.remote);
    };
    return { cold: await visit(), warm: await visit() };
  });

const paintsOf = (
  browser: Browser,
  { application, session, screen }: Measured,
  latencyMs: number,
): Promise<Paints> =>
  inNewContext(browser, session, async (page) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const visit = async (): Promise<Paint> => {
      await open(page, application.address + screen.path);
      // Pending requests belong to the first visit.
      await untilQuiet(page);
      const read = await readVisit(page, application.isAskedInVain);
      return {
        at: read.paintedAt,
        chain: chainTo(read, application.isOfPage(screen)).map(({ path }) => path),
      };
    };
    return { cold: await visit(), warm: await visit() };
  });

const OF_REMOTE = /^\/remotes\/([^/]+)\//;

function loadOf(fetched: readonly Fetched[], remote: string): Load {
  const sum = (isOne: (path: string) => boolean): number =>
    fetched.filter(({ path }) => isOne(path)).reduce((total, { bytes }) => total + bytes, 0);
  const isScript = (path: string): boolean => path.endsWith('.js');
  return {
    all: sum(() => true) - (fetched[0]?.bytes ?? 0),
    page: fetched[0]?.bytes ?? 0,
    scripts: sum(isScript),
    styles: sum((path) => path.endsWith('.css')),
    fonts: sum((path) => path.endsWith('.woff2')),
    registry: sum((path) => path.startsWith('/remotes.json')),
    descriptions: sum((path) => /^\/remotes\/.*\.json$/.test(path)),
    requests: fetched.filter(({ isAsked }) => isAsked).length,
    ownScripts: sum((path) => isScript(path) && OF_REMOTE.exec(path)?.[1] === remote),
    entry: sum((path) => path.includes('/remoteEntry.')),
  };
}
