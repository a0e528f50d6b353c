import { expect, test } from '../fixtures/portal';

/** The public URL of this portal. It appears in addresses and is never visited. */
const SITE = 'http://localhost:1';
test.use({ settings: { PUBLIC_URL: SITE } });

test('each page of the sitemap has one name from the first byte on and its one address; the portal can be installed', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const titles = () => page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(12);
  for (const address of [...addresses, `${SITE}/nope`]) {
    const { pathname } = new URL(address);
    const html = await (await request.get(pathname, { headers: { accept: 'text/html' } })).text();
    const [, served = ''] = /<title>(.+?)<\/title>/.exec(html) ?? [];
    expect(served).toMatch(/^InterGestion - \S/);
    const answer = await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(/^Chargement/)).toHaveCount(0);
    expect(await titles(), address).toEqual([served]);
    expect(answer?.status()).toBe(pathname === '/nope' ? 404 : 200);
    if (pathname === '/nope') continue;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveTitle('InterGestion - Accueil');

  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ display: 'kStandalone', scope: new URL('/', page.url()).href });
  for (const { url } of manifest.icons ?? []) expect((await request.get(url)).status()).toBe(200);
});
