import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { PASSWORD } from '../fixtures/password';
import { startPortal, startSingleApplication, type Application } from './applications';
import { budgetsOf, feelBudgetsOf, isHeld, listBudgetOf, type Budget, type Compared } from './budgets';
import { makeHeavier } from './heavier-build';
import { measureHomes } from './measure-home';
import { measureLists } from './measure-list';
import { measureScreen, newContext, type Session } from './measure-screen';
import { budgetLine, feelLine, headLine, listLine, screenLines } from './report';
import { SCREENS } from './screens';
import { startStaticPage } from './static-page';

export interface BenchOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** The builds of one application without federation. */
  readonly single: string;
  /** The builds of the release that is kept to run beside today's. */
  readonly kept: string;
  /** Path of the browser. */
  readonly chromium: string;
  /** How often each screen is opened for each time that is told; the median counts. */
  readonly visits: number;
  /** Leave out everything but the visitor's home on a slow phone. */
  readonly isHomeOnly: boolean;
}

/** What a larger runtime would cost: 17 kB were measured (decision 0010). */
const MORE_BYTES = 20_000;

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
    const heavyFolder = path.join(options.root, '.cache/federation-bench/heavier');
    const more = makeHeavier(path.join(options.root, 'dist'), heavyFolder, MORE_BYTES);
    const applications = {
      portal,
      single,
      heavier: await started(startPortal(options.root, heavyFolder)),
      kept: await started(startPortal(options.root, options.kept)),
      more,
    };
    return options.isHomeOnly
      ? judge(await feel(browser, applications, options.visits))
      : await compare(browser, applications, options.visits);
  } finally {
    await browser.close();
    for (const each of running) await each.stop();
  }
}

interface Applications {
  readonly portal: Application;
  readonly single: Application;
  readonly heavier: Application;
  readonly kept: Application;
  /** By how many bytes on the wire the heavier one's first script is. */
  readonly more: number;
}

async function compare(browser: Browser, applications: Applications, visits: number): Promise<number> {
  const { portal, single } = applications;
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
  return judge([...budgetsOf(compared), ...(await feel(browser, applications, visits))]);
}

/** How the home and an agent's list feel on a slow phone, beside what they are compared with. */
async function feel(
  browser: Browser,
  { portal, single, heavier, kept, more }: Applications,
  visits: number,
): Promise<readonly Budget[]> {
  say();
  say('visitor home, 390 × 844, 1.6 Mbit/s, 150 ms, processor 4 × slower, by turns:');
  const still = await startStaticPage(browser, portal.address);
  const homes = await measureHomes(
    browser,
    { still: still.address, single: single.address, portal: portal.address, heavier: heavier.address },
    visits,
  );
  await still.stop();
  say(feelLine('static page', homes.still));
  say(feelLine('single', homes.single));
  say(feelLine('portal', homes.portal));
  say(feelLine(`+${(more / 1000).toFixed(1)} kB`, homes.heavier));

  say();
  say('projects of an agent, the same phone, by turns:');
  const withSession = async ({ address }: Application) => ({
    address,
    session: await signIn(browser, address, 'agent'),
  });
  const lists = await measureLists(
    browser,
    { portal: await withSession(portal), kept: await withSession(kept) },
    visits,
  );
  say(listLine('portal', lists.portal));
  say(listLine('kept release', lists.kept));
  return [...feelBudgetsOf(homes), listBudgetOf(lists)];
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
