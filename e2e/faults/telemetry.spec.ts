import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal';
import { untilTaken } from '../federation-bench/visit';

interface Told {
  readonly shell: string;
  readonly serial: number;
  readonly problems: readonly Readonly<Record<string, unknown>>[];
}

const isTelemetry = (request: Request) => new URL(request.url()).pathname === '/telemetry';
const toldIn = (request: Request) => request.postDataJSON() as Told;

/** An uncaught error, as the window reports it. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(text) }));
  }, message);

test.use({ expectedComplaint: /made on purpose|RemoteError|TypeError: |The above error|status of 404/ });

test.describe('what a page tells of its problems', () => {
  test('names the release that threw, the page and the reference of the incident', async ({ own, page }) => {
    await own.ship('public', '1.1.0', { flaw: { page: 'contact', fails: 'to render' } });
    const asked = page.waitForRequest(isTelemetry);
    await page.goto('/contact?utm=jean@example.fr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const request = await asked;
    const { shell, serial, problems } = toldIn(request);
    expect(shell).toMatch(/^\d+\.\d+\.\d+/);
    expect(serial).toBe(own.registry().serial);
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'RENDER',
        remote: 'public',
        version: '1.1.0',
        path: '/contact',
        incident: expect.stringMatching(/^\w{3}-\w{3}$/),
      }),
    );
    expect(request.postData()).not.toContain('jean');
    expect((await request.response())?.status()).toBe(204);
  });

  test('is nothing of whoever met it', async ({ own, page }) => {
    expect(own.registry().serial).toBeGreaterThan(0);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const asked = page.waitForRequest(isTelemetry);
    await fail(
      page,
      'cannot write "Jean Dupont" <jean@example.fr> +33 6 12 34 56 78 to /projectFile/1042?k=3f9a',
    );
    const { problems } = toldIn(await asked);
    expect(problems.map(({ message }) => message)).toEqual([
      'cannot write "***" <*** +*** to /projectFile/:id',
    ]);
  });

  test('is kept to itself where nobody collects', async ({ own, page }) => {
    expect(own.registry().serial).toBeGreaterThan(0);
    let asked = 0;
    await page.route('**/telemetry', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' });
    });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answered = page.waitForResponse((response) => isTelemetry(response.request()));
    await fail(page, 'first');
    await answered;
    await fail(page, 'second');
    await page.goto('/legal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toBe(1);
  });
});

test('a page says which versions run in it, and what it waited for', async ({ own, page }) => {
  const { serial, remotes } = own.registry();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilTaken(page);
  const version = remotes['public']?.stable ?? '';
  const known = await page.evaluate(() => Reflect.get(window, '__PORTAL__') as unknown);
  expect(known).toMatchObject({
    serial,
    // Those that a visitor may open.
    remotes: { public: { version, source: 'stable', state: 'ready' } },
  });
  const outlet = page.locator('[data-remote]');
  await expect(outlet).toHaveAttribute('data-remote', 'public');
  await expect(outlet).toHaveAttribute('data-version', version);
  const measured = await page.evaluate(() => performance.getEntriesByType('measure').map(({ name }) => name));
  expect(measured).toEqual(
    expect.arrayContaining([
      'portal:registry',
      ...['description', 'entry', 'page'].map((step) => `portal:public@${version}:${step}`),
    ]),
  );
});

test('the source maps of a release are not served, and no script names one', async ({ own, request }) => {
  const version = own.registry().remotes['agent']?.stable ?? '';
  const scripts = readdirSync(path.join(own.dist, 'remotes/agent', version)).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const answer = await request.get(`/remotes/agent/${version}/${script}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['sourcemap']).toBeUndefined();
    expect(await answer.text()).not.toContain('sourceMappingURL');
  }
  const [script = ''] = scripts;
  for (const place of [`/remotes/agent/${version}/`, `/maps/remotes/agent/${version}/`]) {
    expect((await request.get(`${place}${script}.map`)).status()).toBe(404);
  }
});
