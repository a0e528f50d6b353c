import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal';
import { expectSameDocument, expectShown, goTo, heading, mark } from './open-tab';

/** Clients are networks: behind this proxy each browser has one of its own. */
const TOKEN = 'a-token-of-the-monitoring-long-enough';
test.use({ settings: { TRUSTED_PROXIES: '127.0.0.1', PORTAL_METRICS_TOKEN: TOKEN } });

const CANARY = '1.1.0';
const AFFECTED = 5;
const OTHERS = 10;

const addressOf = (network: number, host: number) => `203.0.${String(network)}.${String(host)}`;

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
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', CANARY, { brokenPage: 'propositionList' }, '--preview');
  await own.run('canary', 'applicant', '--version', CANARY, '--percent', '100');
  for (let client = 0; client < OTHERS; client += 1)
    await tell(request, baseURL, addressOf(113, client), { visits: [visitTo('1.0.0', 'stable')] });

  const [onlooker, ...affected] = people;
  const open = await openBrowser(browser, baseURL, addressOf(114, 0));
  await signIn(onlooker?.email ?? '', { page: open, at: '/projectsList' });
  await expectShown(open, 'applicant', CANARY);
  await mark(open);

  for (const [client, { email }] of affected.entries()) {
    expect(own.registry().remotes['applicant']?.canary?.version).toBe(CANARY);
    const page = await openBrowser(browser, baseURL, addressOf(115, client));
    const isTold = page.waitForResponse((answer) => isProblemOf(CANARY, answer.request()));
    await signIn(email, { page, at: '/projectsList' });
    await expectShown(page, 'applicant', CANARY);
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

  const reason = new RegExp(`^${String(AFFECTED)} of 6 clients of 1\\.1\\.0 had problems`);
  const { answer: told } = await own.run('history');
  const [last] = (told as { readonly history: readonly unknown[] }).history;
  expect(last).toMatchObject({ by: 'guard', cause: expect.stringMatching(/^guard: /), isServed: true });
  const { answer: state } = await own.run('status');
  expect(state).toMatchObject({
    remotes: {
      applicant: {
        takenBack: { version: CANARY, reason: expect.stringMatching(reason) },
      },
    },
  });
  const metrics = await request.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain('portal_canary_endings_total{remote="applicant"} 1');
});
