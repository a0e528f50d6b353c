import type { Browser, BrowserContext } from '@playwright/test';
import { readToTheEnd } from '../../fixtures/page-at-rest';
import { PASSWORD } from '../../fixtures/back-office-client';

export interface BenchScreen {
  readonly what: string;
  readonly path: string;
  /** Demo account that opens it; undefined for a visitor. */
  readonly account?: string;
}

export const SCREENS: readonly BenchScreen[] = [
  { what: 'visitor home', path: '/' },
  { what: 'login', path: '/login' },
  { what: 'contact', path: '/contact' },
  { what: 'applicant home', path: '/applicant/home', account: 'demandeur' },
  { what: 'projects, agent', path: '/projectsListPage', account: 'agent' },
  { what: 'dashboard, agent', path: '/agent/home', account: 'agent' },
  { what: 'dashboard, director', path: '/agent/home', account: 'directeur' },
  { what: 'users, administrator', path: '/usersList', account: 'admin' },
];

/** What a browser with an empty cache downloaded until a screen was read to its end, in bytes on the wire. */
export interface Load {
  /** Everything but the page's HTML. */
  readonly all: number;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
}

interface Visitor {
  /** Of the application. */
  readonly address: string;
  readonly account?: string | undefined;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Opens a browser context with nothing in it but, at most, a session. */
export async function newContext(
  browser: Browser,
  { address, account, viewport = { width: 1440, height: 900 } }: Visitor,
): Promise<BrowserContext> {
  const storageState = await sessionOf(browser, address, account);
  return browser.newContext({
    viewport,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    ...(storageState && { storageState }),
  });
}

/** Signs in through the form; undefined for a visitor. */
async function sessionOf(browser: Browser, address: string, account: string | undefined) {
  if (account === undefined) return undefined;
  const context = await newContext(browser, { address });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/login`);
    await page.getByLabel('Adresse e-mail').first().fill(`${account}@intergestion.example`);
    await page.getByLabel('Mot de passe', { exact: true }).first().fill(PASSWORD);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.waitForURL((url) => !/login/.test(url.pathname));
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Opens a screen once, and weighs what came. */
export async function measureScreen(
  browser: Browser,
  address: string,
  { path, account }: BenchScreen,
): Promise<Load> {
  const context = await newContext(browser, { account, address });
  try {
    const page = await context.newPage();
    await page.goto(address + path);
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
    return {
      all: sum(/./),
      scripts: sum(/\.js$/),
      styles: sum(/\.css$/),
      requests: fetched.length,
    };
  } finally {
    await context.close();
  }
}
