import { createServer } from 'node:net';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import scoring from '../lighthouse/judge-scores.cjs';
import { findBrowser } from './browser.mjs';
import { startOwnPortal } from './own-portal.mjs';

// Usage: npm run lighthouse [-- runs] [--performance] [--path /a-page]…
// Builds the portal, starts it with demo data on the loopback interface, and runs Lighthouse on it as a phone. Exits
// with 1 when a score is too low; the performance score, which depends on the machine, counts with --performance only.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { performance: { type: 'boolean' }, path: { type: 'string', multiple: true } },
});
const [runs = 1] = positionals.map(Number);
/** The home, a page with a calculator, an editorial page, and a form. */
const PATHS = values.path ?? ['/', '/simulateur', '/projects', '/login'];
const { FLOORS, judgeScores } = scoring;
const CATEGORIES = Object.keys(FLOORS);

/** A free port, chosen beforehand because the portal needs to know its own address. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether the served page may be indexed.
 * @param {string} address
 */
async function isIndexed(address) {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  return !html.includes('<meta name="robots" content="noindex">');
}

/**
 * What keeps a category from its full score; not for performance, which is gradual.
 * @param {import('lighthouse').Result} report
 */
const complaintsOf = ({ categories, audits }) =>
  CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => {
        /** @param {any} item */
        const found = (/** @type {any} */ (audits[id].details)?.items ?? []).map(
          (/** @type {any} */ item) => item.node?.snippet ?? item.description,
        );
        return `${category}: ${audits[id].title}${found.length > 0 ? ` (${found.filter(Boolean).join(' ')})` : ''}`;
      }),
  );

/** @param {string} address @param {number} port */
async function visit(address, port) {
  const result = await lighthouse(
    address,
    // Keep error reports on this machine.
    /** @type {import('lighthouse').Flags} */ ({
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      enableErrorReporting: false,
    }),
  );
  const lhr = /** @type {import('lighthouse').Result} */ (result?.lhr);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  /** @param {string} category */
  const scoreOf = (category) => /** @type {number} */ (lhr.categories[category].score);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        scoreOf(category) === null ? null : Math.round(scoreOf(category) * 100),
      ]),
    ),
    complaints: complaintsOf(lhr),
    paint: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => lhr.audits[id].displayValue,
    ),
    version: lhr.lighthouseVersion,
  };
}

/** @param {string} address @param {number} port */
async function visitAll(address, port) {
  const pages = [];
  for (const path of PATHS) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(address + path, port));
    pages.push({ path, isIndexed: await isIndexed(address + path), visits });
  }
  return pages;
}

/** @param {Awaited<ReturnType<typeof visitAll>>} pages @param {string} browser */
function tell(pages, browser) {
  const judged = judgeScores(
    pages.map(({ visits, ...page }) => ({ ...page, runs: visits.map(({ scores }) => scores) })),
    { isPerformanceHeld: values.performance === true },
  );
  const [cpu] = cpus();
  console.log(
    `Lighthouse ${pages[0].visits[0].version}, mobile, the middle of ${String(runs)}; ${browser}\n` +
      `${cpu?.model ?? 'unknown processor'}, ${String(cpus().length)} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB; ` +
      `Node ${process.version}; load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
  );
  console.table(
    Object.fromEntries(
      judged.rows.map(({ path, scores }, index) => {
        const { isIndexed: indexed, visits } = pages[index];
        const shown = visits.find((each) => each.scores.performance === scores.performance);
        const [paint, blocking, shift] = shown?.paint ?? [];
        return [path, { ...scores, indexed, 'largest paint': paint, blocking, shift }];
      }),
    ),
  );
  for (const { path, visits } of pages)
    for (const complaint of new Set(visits.flatMap(({ complaints }) => complaints)))
      console.log(`${path}: ${complaint}`);
  for (const miss of judged.misses) console.error(`Too low: ${miss}`);
  return judged.misses.length === 0;
}

const chromePath = await findBrowser();
const port = await freePort();
const portal = await startOwnPortal({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${String(port)}` });
try {
  const browser = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { Browser: name } = await (
      await fetch(`http://127.0.0.1:${String(browser.port)}/json/version`)
    ).json();
    process.exitCode = tell(await visitAll(portal.address, browser.port), name) ? 0 : 1;
  } finally {
    browser.kill();
  }
} finally {
  await portal.stop();
}
