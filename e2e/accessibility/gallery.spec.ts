import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { endsWithUs } from '../fixtures/ends-with-us';
import { expect, test } from '../fixtures/portal';
import { findViolations, WCAG } from './violations';

/**
 * The design system in a real browser: contrast and sideways scrolling; colours in dark are held by the tokens' own test. The page is a collection of fragments, so only
 * the rules of WCAG apply, not the best practices for whole pages (one banner, heading order).
 */

const root = path.resolve(import.meta.dirname, '../..');

let gallery: ChildProcess;
let address: string;

test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  // Builds the page unless it exists, and serves it with the headers of development.
  gallery = endsWithUs(
    spawn(process.execPath, ['shared/build/commands/gallery.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const [line] = (await Promise.race([
    once(gallery.stdout ?? gallery, 'data'),
    once(gallery, 'exit').then(() => Promise.reject(new Error('the gallery did not start'))),
  ])) as [Buffer];
  address = line.toString('utf8').trim();
});

test.afterAll(() => {
  gallery.kill();
});

test('every component is readable and fits, what opens included, and nothing of it is shipped', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Système de design' })).toBeVisible();
  // The last family is rendered, so all are; the fonts have loaded.
  await expect(page.getByRole('heading', { name: 'CE QUE DIT LE PORTAIL' })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `pixels too wide at ${String(width)}`).toBe(0);
  }
  expect(await findViolations(page, { rules: WCAG })).toEqual([]);
  for (const opener of await page.getByRole('button', { name: /^Ouvrir « / }).all()) {
    await opener.click();
    await expect(page.locator('dialog')).toBeVisible();
    expect(await findViolations(page, { rules: WCAG, within: 'dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toBeHidden();
  }
  const files = filesBelow(path.join(root, 'dist'));
  expect(files.filter((file) => /gallery|__ui/.test(file))).toEqual([]);
});
