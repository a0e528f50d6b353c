import type { Page } from '@playwright/test';
import { emailOf, expect, PASSWORD, test, type DemoAccount } from '../fixtures/portal';
import { goTo } from '../screens/go-to';

/**
 * The real pace on screens with many calls. All users at once, as in production: a gap starts at the answer of the
 * previous call, so waiting for each other only widens it. Starts are taken from the clock of the page: when a call
 * reaches a busy server is no promise of ours.
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

const NOTED = 'starts of signed calls';

/** Notes each start where it outlives a reload. Runs in the page. */
function noteStarts(key: string): void {
  const { send, setRequestHeader } = XMLHttpRequest.prototype;
  const signed = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.setRequestHeader = function noted(this: XMLHttpRequest, name, value) {
    if (name.toLowerCase() === 'x-wsse') signed.add(this);
    setRequestHeader.call(this, name, value);
  };
  XMLHttpRequest.prototype.send = function noted(this: XMLHttpRequest, body) {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[];
    const at = performance.timeOrigin + performance.now();
    if (signed.has(this)) sessionStorage.setItem(key, JSON.stringify([...before, at]));
    send.call(this, body);
  };
}

/** Milliseconds since 1970, with fractions. */
const startsOf = async (page: Page): Promise<readonly number[]> =>
  JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', NOTED)) as number[];

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

test('no two signed calls of one session start closer than 500 ms, not even across a reload', async ({
  browser,
  portal,
  signInByForm,
}) => {
  const read = async ([account, list]: (typeof READERS)[number]) => {
    const context = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
    const page = await context.newPage();
    await page.addInitScript(noteStarts, NOTED);
    await signInByForm(emailOf(account), PASSWORD, page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comeToRest(page);
    await goTo(page, list);
    // A new document right after the first calls of the previous one.
    await page.waitForResponse(/\/admin\/api\//);
    await page.reload();
    await comeToRest(page);
    const starts = await startsOf(page);
    await context.close();
    return starts;
  };
  const sessions = await Promise.all(READERS.map(read));

  const signed = (await portal.ask({ kind: 'arrivals' })).filter(({ session }) => session !== null);
  expect(signed.length).toBeGreaterThanOrEqual(CALLS_AT_LEAST);
  expect(sessions.flat().length).toBeGreaterThanOrEqual(CALLS_AT_LEAST);
  const gaps = sessions.flatMap((starts) =>
    starts.slice(1).map((at, index) => at - (starts[index] ?? -Infinity)),
  );
  expect(gaps.filter((gap) => gap < GAP_MS)).toEqual([]);
});
