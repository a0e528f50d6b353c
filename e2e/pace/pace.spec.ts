import type { Page } from '@playwright/test';
import type { Arrival } from '@portal/back-office/testing';
import { emailOf, expect, PASSWORD, test, type DemoAccount } from '../fixtures/portal';
import { goTo } from '../screens/go-to';

/**
 * The real pace on screens with many calls, from the back office's record of arrivals. All users at once, as in
 * production: a gap starts at the answer of the previous call, so waiting for each other only widens it.
 */
const GAP_MS = 500;

/** Who reads, and the page to open once their home is idle. */
const READERS: readonly (readonly [account: DemoAccount, list: string])[] = [
  ['demandeur', '/propositionsList'],
  ['agent', '/projectsListPage'],
  ['directeur', '/propositionsList'],
  ['superviseur', '/projectsListPage'],
  ['admin', '/usersList'],
];
/** Fewer calls would prove little. */
const CALLS_AT_LEAST = 30;

test.use({ gapMs: GAP_MS });
test.describe.configure({ timeout: 180_000 });

const isSigned = ({ session }: Arrival): boolean => session !== null;

/** Waits until no call was made for twice the longest wait of a call for its turn. */
async function comeToRest(page: Page): Promise<void> {
  let last = performance.now();
  const count = (): void => {
    last = performance.now();
  };
  page.on('request', count);
  page.on('requestfinished', count);
  await expect.poll(() => performance.now() - last, { timeout: 60_000 }).toBeGreaterThan(2 * GAP_MS);
  page.off('request', count);
  page.off('requestfinished', count);
}

test('no two signed calls of one session arrive closer than 500 ms, not even across a reload', async ({
  browser,
  portal,
  signInByForm,
}) => {
  const read = async ([account, list]: (typeof READERS)[number]) => {
    const context = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
    const page = await context.newPage();
    await signInByForm(emailOf(account), PASSWORD, page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comeToRest(page);
    await goTo(page, list);
    // A new document right after the first calls of the previous one.
    await page.waitForResponse(/\/admin\/api\//);
    await page.reload();
    await comeToRest(page);
    await context.close();
  };
  await Promise.all(READERS.map(read));

  const signed = (await portal.ask({ kind: 'arrivals' })).filter(isSigned);
  expect(new Set(signed.map(({ session }) => session)).size).toBeGreaterThanOrEqual(READERS.length);
  expect(signed.length).toBeGreaterThanOrEqual(CALLS_AT_LEAST);
  const last = new Map<number | null, Arrival>();
  const tooClose = signed.flatMap((arrival) => {
    const before = last.get(arrival.session);
    last.set(arrival.session, arrival);
    const gap = before ? arrival.at - before.at : Infinity;
    return before && gap < GAP_MS ? [`${before.path} → ${arrival.path}: ${gap.toFixed(0)} ms`] : [];
  });
  expect(tooClose).toEqual([]);
});
