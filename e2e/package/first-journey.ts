import { request as askPlain } from 'node:http';
import { emailOf, expect, PASSWORD, test as base } from '../fixtures/portal';
import { startPackage, type PackagedPortal } from './packaged-portal';

/** Limit for a start on an empty folder with the demo data, on a busy machine. */
const START_MS = 60_000;

const test = base.extend<object, { packaged: PackagedPortal }>({
  packaged: [
    async ({}, use) => {
      const packaged = await startPackage();
      await use(packaged);
      await packaged.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ packaged }, use) => use(packaged.address),
});

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('it starts from an empty folder with Node alone, and has nothing for whoever reads code', ({
  packaged,
}) => {
  process.stdout.write(`      ready after ${(packaged.startMs / 1000).toFixed(1)} s, demo data included\n`);
  expect(packaged.startMs).toBeLessThan(START_MS);
  const files = packaged.files();
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(files.filter((file) => /(?:^|\/)(?:webpack|jest|typescript|esbuild)\//.test(file))).toEqual([]);
});

test('an applicant opens the home page, signs in and sees their project', async ({ page, signInByForm }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');

  await signInByForm(emailOf('demandeur'));
  await expect(page).toHaveURL(/applicant\/home/);
  await expect(page.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos projets').click();
  await page
    .getByRole('link', { name: /ACCEDEZ AU DOSSIER/ })
    .first()
    .click();
  await expect(page).toHaveURL(/projectFile\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the proxy adds TLS and takes nothing away', async ({ packaged, page }) => {
  const answer = await page.goto('/');
  const headers = await answer?.allHeaders();
  expect(headers?.['strict-transport-security']).toMatch(/^max-age=\d+$/);
  expect(headers?.['content-security-policy']).toContain("'strict-dynamic'");
  expect(headers?.['content-encoding']).toBe('br');
  // Without TLS every request is redirected to the portal's name, never to the Host header's.
  const location = await new Promise((resolve, reject) => {
    const asked = askPlain(`${packaged.plainAddress}/login`, { headers: { host: 'elsewhere.example' } });
    asked.on('response', (plain) => resolve([plain.statusCode, plain.headers.location]));
    asked.on('error', reject);
    asked.end();
  });
  expect(location).toEqual([301, `${packaged.address}/login`]);
});

test('visitors count for themselves behind the proxy, whatever they say they are', async ({
  page,
  packaged,
}) => {
  // Sent by the browser, which resolves the made-up name of the portal.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7', forwarded: 'for=1.2.3.4' });
  await page.goto('/healthz');
  const ready = await fetch(`${packaged.local}/readyz`);
  expect(await ready.text()).not.toMatch(/believed/);
});

test('its commands run beside it', ({ packaged }) => {
  expect(packaged.run(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('store:backup') });
  expect(packaged.run(['offce']).code).toBe(2);
  const status = packaged.run(['portal', 'status', '--json']);
  expect(JSON.parse(status.said)).toMatchObject({ ok: true, serial: 1 });
  const staff = { PORTAL_OFFICE_EMAIL: emailOf('admin'), PORTAL_OFFICE_PASSWORD: PASSWORD };
  const opened = packaged.run(
    ['office', 'create-agency', '--name', 'Quimper', '--url', packaged.local],
    staff,
  );
  expect(opened).toMatchObject({ code: 0, said: expect.stringContaining('"name":"Quimper"') });
  // A command that would write into the package is refused in one line.
  const switchedOff = packaged.run(['portal', 'disable', 'agent', '--message', 'De retour à 14 h.']);
  expect(switchedOff).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^\S+ cannot be written \(E\w+\)/),
  });
});

test('it ends when it is asked to, and its store is copied and put back', async ({ packaged }) => {
  const before = packaged.files();
  expect(await packaged.stop()).toBe(0);
  const backup = packaged.run(['store:backup']);
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('The store of') });
  const copy = /is in (\S+)/.exec(backup.said)?.[1] ?? '';
  expect(packaged.run(['store:restore', copy])).toMatchObject({
    code: 0,
    said: expect.stringContaining('every checksum is right'),
  });
  expect(packaged.files()).toEqual(before);
});
