import { cpus, loadavg, totalmem } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { PASSWORD } from '../fixtures/password';
import { startPortal, startSingleApplication, type Application } from './applications';
import { budgetsOf, feelBudgetsOf, isHeld, type Budget, type Compared } from './budgets';
import { measureHome, type Feel } from './measure-home';
import { measureScreen, newContext, type Session } from './measure-screen';
import { budgetLine, feelLine, headLine, screenLines } from './report';
import { SCREENS } from './screens';

export interface BenchOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** The builds of one application without federation. */
  readonly single: string;
  /** Path of the browser. */
  readonly chromium: string;
  /** How often each screen is opened for each time that is told; the median counts. */
  readonly visits: number;
  /** Leave out everything but the visitor's home on a slow phone. */
  readonly isHomeOnly: boolean;
}

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * Measures the portal beside the same screens built as one application, and prints what it found.
 * @returns the exit code: 1 when a budget was missed
 */
export async function federationBench(options: BenchOptions): Promise<number> {
  const [cpu] = cpus();
  say(
    `${cpu?.model ?? 'unknown processor'}, ${String(cpus().length)} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB; ` +
      `Node ${process.version}; load ${(loadavg()[0] ?? 0).toFixed(1)} before the start`,
  );
  const running: Application[] = [];
  const started = async (starting: Promise<Application>): Promise<Application> => {
    running.push(await starting);
    return starting;
  };
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      // Whoever watches the network through the protocol makes the engine note where each request comes from, and parse
      // the shell anew for it: 0.15 s on a slow processor, which no reader waits for. It then notes it at once.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
  try {
    say(`Chromium ${browser.version()}; HTTP/1.1, loopback; medians of ${String(options.visits)} visits`);
    const portal = await started(startPortal(options.root));
    const single = await started(startSingleApplication(options.root, options.single));
    const applications = { portal, single };
    return options.isHomeOnly
      ? judge(feelBudgetsOf(await feelHome(browser, applications, options.visits)))
      : await compare(browser, applications, options.visits);
  } finally {
    await browser.close();
    for (const each of running) await each.stop();
  }
}

interface Applications {
  readonly portal: Application;
  readonly single: Application;
}

async function compare(browser: Browser, { portal, single }: Applications, visits: number): Promise<number> {
  const compared: Compared[] = [];
  say();
  say(headLine());
  for (const screen of SCREENS) {
    const measure = async (application: Application) => {
      const session = await signIn(browser, application.address, screen.account);
      return measureScreen(browser, { application, screen, session }, visits);
    };
    const each = { screen, portal: await measure(portal), single: await measure(single) };
    compared.push(each);
    screenLines(each).forEach((line) => say(line));
  }
  const feel = await feelHome(browser, { portal, single }, visits);
  return judge([...budgetsOf(compared), ...feelBudgetsOf(feel)]);
}

/** How the home of the portal feels, after that of the single application. */
async function feelHome(browser: Browser, { portal, single }: Applications, visits: number): Promise<Feel> {
  say();
  say('visitor home, 390 × 844, 1.6 Mbit/s, 150 ms, processor 4 × slower:');
  say(feelLine('single', await measureHome(browser, single.address, visits)));
  const feel = await measureHome(browser, portal.address, visits);
  say(feelLine('portal', feel));
  return feel;
}

function judge(budgets: readonly Budget[]): number {
  say();
  budgets.map(budgetLine).forEach((line) => say(line));
  return budgets.every(isHeld) ? 0 : 1;
}

/** Signs in through the form, as a person does; undefined for a visitor. */
async function signIn(browser: Browser, address: string, account: string | undefined): Promise<Session> {
  if (account === undefined) return undefined;
  const context = await newContext(browser, undefined);
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
