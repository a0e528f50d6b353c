import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal';
import { untilTaken } from '../fixtures/page-at-rest';

interface Told {
  readonly shell: string;
  readonly serial: number;
  readonly problems: readonly Readonly<Record<string, unknown>>[];
}

const isTelemetry = (request: Request) => new URL(request.url()).pathname === '/telemetry';
const toldIn = (request: Request) => request.postDataJSON() as Told;

test.use({ expectedComplaint: /made on purpose|RemoteError|TypeError: |The above error|status of 404/ });

test('a page tells the release that threw, its path and the reference of the incident', async ({
  own,
  page,
}) => {
  await own.ship('public', '1.1.0', { flaw: { page: 'contact' } });
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
