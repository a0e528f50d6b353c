import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';

/** The public URL of this portal. It appears in addresses and is never visited. */
const SITE = 'http://localhost:1';
test.use({ settings: { PUBLIC_URL: SITE } });

const PAGES = [
  '/',
  '/about',
  '/terms',
  '/legal',
  '/projects',
  '/contact',
  '/simulateur',
  '/confidentialite',
  '/cookies',
  '/accessibilite',
  '/glossaire',
  '/login',
  '/ResetPassword',
  '/nope',
];

const keepTitles = (page: Page) =>
  page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const titlesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles);

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(/^Chargement/)).toHaveCount(0);
}

test('a page is called by its name from the first byte on, and never otherwise', async ({
  page,
  request,
}) => {
  await keepTitles(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
      const [, served = ''] = /<title>(.+?)<\/title>/.exec(html) ?? [];
      expect(served).toMatch(/^InterGestion - \S/);
      await page.goto(path);
      await expectWholePage(page);
      expect(await titlesOf(page)).toEqual([served]);
    });
  }
});

test('an address that nobody declares is a 404, with the page of the portal that says so', async ({
  page,
}) => {
  const answer = await page.goto('/nope');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await expect(page).toHaveTitle('InterGestion - Page introuvable');
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveTitle('InterGestion - Accueil');
});

test('a search engine finds every public page by the sitemap, each at its one address, and reads what it is about', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(12);
  const descriptions = new Set<string>();
  for (const address of addresses) {
    expect(address.startsWith(`${SITE}/`)).toBe(true);
    const answer = await page.goto(new URL(address).pathname);
    expect(answer?.status()).toBe(200);
    await expectWholePage(page);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as object;
    expect(data).toMatchObject(
      address === `${SITE}/`
        ? {
            '@context': 'https://schema.org',
            '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }],
          }
        : {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: 'Accueil', item: `${SITE}/` }, { item: address }],
          },
    );
  }
  expect(descriptions.size).toBe(addresses.length);
});

test('who installs the portal gets its name and its icons', async ({ page, request }) => {
  await page.goto('/');
  await expectWholePage(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ display: 'kStandalone', scope: new URL('/', page.url()).href });
  expect(manifest.icons).toHaveLength(4);
  for (const { url } of manifest.icons ?? []) expect((await request.get(url)).status()).toBe(200);
  for (const file of ['/favicon.ico', '/openapi.json', '/'])
    expect((await request.head(file)).status(), file).toBe(200);
});
