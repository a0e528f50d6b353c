import type { Page } from '@playwright/test';
import { untilTaken } from '../fixtures/page-at-rest';
import { affiliateCookies } from '../fixtures/affiliate-cookie';
import { expect, test } from '../fixtures/portal';

const DAY_S = 24 * 60 * 60;

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilTaken(page);
}

test('the link of an affiliate is remembered for a month, and by all subdomains of a site', async ({
  page,
  context,
  portal,
}) => {
  await visit(page, '/?agent=cabinet-durand');
  const [cookie] = await affiliateCookies(context);
  // The loopback host has no parent domain to share with: the cookie is host-only.
  expect(cookie).toMatchObject({
    value: 'cabinet-durand',
    domain: '127.0.0.1',
    path: '/',
    secure: true,
    sameSite: 'None',
  });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * DAY_S);
  await visit(page, '/contact?agent=cabinet-petit');
  expect(await affiliateCookies(context)).toMatchObject([{ value: 'cabinet-durand' }]);

  await context.clearCookies();
  const { port } = new URL(portal.address);
  await visit(page, `http://portail.intergestion.localhost:${port}/?agent=cabinet-petit`);
  expect(await affiliateCookies(context)).toMatchObject([
    { value: 'cabinet-petit', domain: '.intergestion.localhost', secure: true, sameSite: 'None' },
  ]);
  await page.goto(`http://simulation.intergestion.localhost:${port}/`);
  expect(await page.evaluate(() => document.cookie)).toContain('from_agent=cabinet-petit');
});
