import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { drawOf, DRAWS } from '../fixtures/canary-draw';
import { expect, test } from '../fixtures/own-portal';
import { expectSameDocument, expectShown, goTo, heading, mark } from './open-tab';

/** Clients are networks: behind this proxy each browser has one of its own. */
const TOKEN = 'a-token-of-the-monitoring-long-enough';
test.use({ settings: { TRUSTED_PROXIES: '127.0.0.1', PORTAL_METRICS_TOKEN: TOKEN } });

const PERCENT = 50;
const AFFECTED = 5;
const OTHERS = 60;

const addressOf = (network: number, host: number) => `203.0.${String(network)}.${String(host)}`;

/** A version that puts all of these people into half of the cohort. */
function versionFor(ids: readonly number[]): string {
  for (let patch = 1; patch < 100_000; patch += 1) {
    const salt = `applicant-1.1.${String(patch)}`;
    if (ids.every((id) => drawOf(salt, id) < (PERCENT * DRAWS) / 100)) return `1.1.${String(patch)}`;
  }
  throw new Error('No version takes them all');
}

/** What a page tells: how its visit went, and its problems. */
function tell(request: APIRequestContext, baseURL: string | undefined, address: string, beacon: object) {
  return request.post('/telemetry', {
    headers: { origin: baseURL ?? '', 'x-forwarded-for': address },
    data: { shell: '0.1.0', serial: 1, problems: [], ...beacon },
  });
}

const visitTo = (version: string, source: 'stable' | 'canary') => ({
  remote: 'applicant',
  version,
  source,
  hasFailed: false,
});
const problemOf = (version: string) => ({
  code: 'RENDER',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [],
  remote: 'applicant',
  version,
});

const isProblemOf = (version: string, sent: Request): boolean => {
  if (new URL(sent.url()).pathname !== '/telemetry') return false;
  const { problems } = sent.postDataJSON() as { problems: readonly { version?: string }[] };
  return problems.some((problem) => problem.version === version);
};

/** A browser of somebody else, at an address of their own. */
async function openBrowser(browser: Browser, baseURL: string | undefined, address: string): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'fr-FR',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  return context.newPage();
}

test('a canary that throws ends by itself, and open pages go to the stable version', async ({
  browser,
  portal,
  own,
  request,
  baseURL,
  signIn,
}) => {
  const people = [];
  for (let person = 0; person <= AFFECTED; person += 1)
    people.push(await portal.ask({ kind: 'person', person: {} }));
  const canary = versionFor(people.map(({ id }) => id));
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', canary, { flaw: { page: 'propositionList', fails: 'to render' } }, '--preview');
  await own.run('canary', 'applicant', '--version', canary, '--percent', String(PERCENT));
  for (let client = 0; client < OTHERS; client += 1)
    await tell(request, baseURL, addressOf(113, client), { visits: [visitTo('1.0.0', 'stable')] });

  const [onlooker, ...affected] = people;
  const open = await openBrowser(browser, baseURL, addressOf(114, 0));
  await signIn(onlooker?.email ?? '', { page: open, at: '/projectsList' });
  await expectShown(open, 'applicant', canary);
  await mark(open);

  for (const [client, { email }] of affected.entries()) {
    expect(own.registry().remotes['applicant']?.canary?.version).toBe(canary);
    const page = await openBrowser(browser, baseURL, addressOf(115, client));
    const isTold = page.waitForResponse((answer) => isProblemOf(canary, answer.request()));
    await signIn(email, { page, at: '/projectsList' });
    await expectShown(page, 'applicant', canary);
    await goTo(page, 'Vos propositions');
    // Whoever it throws for has the version before, in the same page.
    await expectShown(page, 'applicant', '1.0.0');
    await isTold;
    await page.context().close();
  }

  await expect.poll(() => own.registry().remotes['applicant']?.canary).toBeUndefined();
  expect(own.registry().remotes['applicant']?.stable).toBe('1.0.0');
  await open.evaluate(() => fetch('/config.json'));
  await expectShown(open, 'applicant', '1.0.0');
  await expect(heading(open)).toHaveText('Vos projets');
  await expectSameDocument(open);
  await open.context().close();

  const reason = new RegExp(
    `^${String(AFFECTED)} of 6 clients of ${canary.replaceAll('.', '\\.')} had problems`,
  );
  const { answer: told } = await own.run('history');
  const [last] = (told as { readonly history: readonly unknown[] }).history;
  expect(last).toMatchObject({ by: 'guard', cause: expect.stringMatching(/^guard: /), isServed: true });
  const { answer: state } = await own.run('status');
  expect(state).toMatchObject({
    remotes: {
      applicant: {
        takenBack: { version: canary, reason: expect.stringMatching(reason) },
      },
    },
  });
  const metrics = await request.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain('portal_canary_endings_total{remote="applicant"} 1');
});

test('a flood from one client ends no canary, and hides none that has to end', async ({
  own,
  request,
  baseURL,
}) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', {}, '--preview');
  await own.run('canary', 'applicant', '--version', '1.1.0', '--percent', String(PERCENT));
  const isRunning = () => own.registry().remotes['applicant']?.canary?.version === '1.1.0';
  for (let client = 0; client < OTHERS; client += 1)
    await tell(request, baseURL, addressOf(116, client), { visits: [visitTo('1.0.0', 'stable')] });

  const flood = {
    visits: [{ ...visitTo('1.1.0', 'canary'), hasFailed: true }, visitTo('1.1.0', 'canary')],
    problems: Array.from({ length: 10 }, () => problemOf('1.1.0')),
  };
  const answers = [];
  for (let time = 0; time < 1000; time += 1)
    answers.push((await tell(request, baseURL, addressOf(117, 1), flood)).status());
  expect(answers.filter((status) => status === 204).length).toBeGreaterThan(100);
  // Beyond that the server does not even listen.
  expect([...new Set(answers)]).toEqual([204, 429]);
  const metrics = await request.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await metrics.text();
  expect(text).toContain('portal_canary_clients{remote="applicant",role="canary"} 1\n');
  expect(text).toContain('portal_canary_clients_with_problems{remote="applicant",role="canary"} 1\n');
  expect(isRunning()).toBe(true);

  // With four others there are five.
  for (let client = 1; client < AFFECTED; client += 1) {
    expect(isRunning()).toBe(true);
    await tell(request, baseURL, addressOf(118, client), {
      visits: [visitTo('1.1.0', 'canary')],
      problems: [problemOf('1.1.0')],
    });
  }
  await expect.poll(isRunning).toBe(false);
});

test('a visitor’s page tells how its visit went while a canary is compared, and else nothing', async ({
  page,
  own,
}) => {
  const told: unknown[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/telemetry') told.push(sent.postDataJSON());
  });
  await own.ship('public', '1.0.0');
  await page.goto('/contact');
  await expectShown(page, 'public', '1.0.0');
  // The second page loads what a first one does without.
  await goTo(page, 'Accueil');
  await expect(heading(page)).toContainText('Financez votre projet');

  await own.ship('public', '1.1.0', {}, '--preview');
  await own.run('canary', 'public', '--version', '1.1.0', '--percent', '100');
  expect(told).toEqual([]);
  const isTold = page.waitForRequest('**/telemetry');
  await page.goto('/contact');
  await isTold;
  expect(told).toEqual([
    {
      shell: expect.stringMatching(/^\d+\.\d+\.\d+/),
      serial: own.registry().serial,
      problems: [],
      visits: [
        {
          remote: 'public',
          version: '1.1.0',
          source: 'canary',
          hasFailed: false,
        },
      ],
    },
  ]);
});

test.describe('a canary that cannot be loaded', () => {
  test.use({ expectedComplaint: /made on purpose|RemoteError/ });

  test('is told as such, by the page that shows the stable version instead', async ({ page, own }) => {
    await own.ship('public', '1.0.0');
    await own.ship('public', '1.1.0', { flaw: 'module throws' }, '--preview');
    await own.run('canary', 'public', '--version', '1.1.0', '--percent', '100');
    const isTold = page.waitForRequest(
      (sent) => sent.url().endsWith('/telemetry') && sent.postData()?.includes('"visits"') === true,
    );
    await page.goto('/contact');
    await expectShown(page, 'public', '1.0.0');
    expect((await isTold).postDataJSON()).toMatchObject({
      visits: [{ remote: 'public', version: '1.1.0', source: 'canary', hasFailed: true }],
    });
  });
});
