import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { PASSWORD } from '../fixtures/back-office-client';
import { startPortal, startSingleApplication, type Application } from './applications';
import { budgetsOf, feelBudgetsOf, isHeld, listBudgetOf, type Budget, type Compared } from './budgets';
import { makeCrowded } from './crowded-build';
import { makeHeavier } from './heavier-build';
import { measureHomes } from './measure-home';
import { measureLists } from './measure-list';
import { measureScreen, newContext, type Session } from './measure-screen';
import { budgetLine, feelLine, headLine, listLine, screenLines } from './report';
import { SCREENS } from './screens';
import { startStaticPage } from './static-page';

export interface BenchOptions {
  readonly root: string;
  /** The builds of one application without federation. */
  readonly single: string;
  /** The builds of the previous release, which must keep working beside today's. */
  readonly kept: string;
  readonly chromium: string;
  /** How often each screen is opened for a timing; the median counts. */
  readonly visits: number;
  /** Measures the timings of the visitor's home and an agent's list only. */
  readonly isHomeOnly: boolean;
}

/** A large allowance for a bigger runtime: 17 kB were measured (decision 0010). */
const MORE_BYTES = 20_000;

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * Measures the portal against the same screens built as one application, and prints the results.
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
      // While DevTools watches the network, V8 records the source of each request and parses the shell again for it:
      // 0.15 s on a slow processor that no user waits for. With this flag it records the positions at once.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
  try {
    say(`Chromium ${browser.version()}; HTTP/1.1, loopback; medians of ${String(options.visits)} visits`);
    const portal = await started(startPortal(options.root));
    const single = await started(startSingleApplication(options.root, options.single));
    const heavyFolder = path.join(options.root, '.cache/federation-bench/heavier');
    const more = makeHeavier(path.join(options.root, 'dist'), heavyFolder, MORE_BYTES);
    const crowdedFolder = path.join(options.root, '.cache/federation-bench/crowded');
    const apps = makeCrowded(options.root, crowdedFolder);
    const applications = {
      portal,
      single,
      heavier: await started(startPortal(options.root, heavyFolder)),
      crowded: await started(startPortal(options.root, crowdedFolder)),
      kept: await started(startPortal(options.root, options.kept)),
      more,
      apps,
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
  readonly crowded: Application;
  readonly kept: Application;
  /** How many compressed bytes the heavier build adds to the first script. */
  readonly more: number;
  /** How many apps the crowded registry has. */
  readonly apps: number;
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

async function feel(
  browser: Browser,
  { portal, single, heavier, crowded, kept, more, apps }: Applications,
  visits: number,
): Promise<readonly Budget[]> {
  say();
  say('visitor home, 390 × 844, 1.6 Mbit/s, 150 ms, processor 4 × slower, by turns:');
  const still = await startStaticPage(browser, portal.address);
  const homes = await measureHomes(
    browser,
    {
      still: still.address,
      single: single.address,
      portal: portal.address,
      heavier: heavier.address,
      crowded: crowded.address,
    },
    visits,
  );
  await still.stop();
  say(feelLine('static page', homes.still));
  say(feelLine('single', homes.single));
  say(feelLine('portal', homes.portal));
  say(feelLine(`+${(more / 1000).toFixed(1)} kB`, homes.heavier));
  say(feelLine(`${String(apps)} apps`, homes.crowded));

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

/** Signs in through the form; undefined for a visitor. */
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
