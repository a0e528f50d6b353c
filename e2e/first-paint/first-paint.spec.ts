import type { Page } from '@playwright/test';
import { untilTaken } from '../federation-bench/visit';
import { emailOf, expect, test } from '../fixtures/portal';
import { CODE, holdCode, holdRequests } from './hold-code';
import { keepShift, shiftOf } from './layout-shift';
import { untilDrawn } from './until-drawn';

const HOME = /^Financez votre projet immobilier/;

/** The pages that the server renders, with their headings. Form fields come with the code. */
const DRAWN: readonly { readonly path: string; readonly heading: RegExp; readonly hasFields?: true }[] = [
  { path: '/', heading: HOME },
  { path: '/legal', heading: /^Mentions légales/ },
  { path: '/terms', heading: /^Conditions générales/ },
  { path: '/projects', heading: /./ },
  { path: '/about', heading: /^Tutoriel/ },
  { path: '/confidentialite', heading: /^Confidentialité/ },
  { path: '/cookies', heading: /^Cookies/ },
  { path: '/accessibilite', heading: /^Accessibilité/ },
  { path: '/glossaire', heading: /^Glossaire/ },
  { path: '/contact', heading: /^Contact/, hasFields: true },
  { path: '/login', heading: /./, hasFields: true },
  { path: '/simulateur', heading: /^Estimez votre mensualité/, hasFields: true },
  { path: '/ResetPassword', heading: /^Mot de passe oublié/, hasFields: true },
  { path: '/ConfirmResetPassword', heading: /^Consultez votre messagerie/ },
  { path: '/password/reset/token=', heading: /^Nouveau mot de passe/, hasFields: true },
];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Ids and what refers to them, in the order of the page. */
const idsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#portail [id], #portail [aria-labelledby], #portail [for]')].map(
      (element) =>
        `${element.localName} ${element.id} ${element.getAttribute('aria-labelledby') ?? ''} ${element.getAttribute('for') ?? ''}`,
    ),
  );

test.beforeAll(({ portal }) =>
  untilDrawn(
    portal.address,
    DRAWN.map(({ path }) => path),
  ),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page that the server draws can be read', async ({ page }) => {
    for (const { path, heading, hasFields } of DRAWN) {
      await page.goto(path);
      await expect(title(page), path).toHaveText(heading);
      await expect(title(page), path).toBeVisible();
      await expect(footer(page).getByRole('link', { name: 'Mentions légales' }), path).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.length, path).toBeGreaterThan(200);
      // The hint to enable JavaScript appears only on pages with a form.
      await expect(page.locator('noscript'), path).toHaveCount(hasFields ? 1 : 0);
      await expect(page.locator('form, input, select, textarea'), path).toHaveCount(0);
    }
  });

  test('links lead on', async ({ page }) => {
    await page.goto('/');
    await footer(page).getByRole('link', { name: 'Mentions légales' }).click();
    await expect(title(page)).toHaveText('Mentions légales');
    await page.getByRole('link', { name: 'InterGestion, accueil' }).click();
    await expect(title(page)).toHaveText(HOME);
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('whatever is not drawn says what it needs', async ({ page }) => {
    await page.goto('/projectsList');
    await expect(page.locator('noscript')).toHaveCount(1);
    expect(await page.content()).toContain('<noscript>InterGestion a besoin de JavaScript');
  });
});

for (const width of [390, 1280]) {
  test(`at ${String(width)} pixels little moves when the fonts come late, and nothing when the code takes a page over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await keepShift(page);
    for (const { path, heading } of DRAWN) {
      const letCode = await holdRequests(page, CODE);
      const letFonts = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(title(page)).toHaveText(heading);
      await expect(footer(page)).toBeAttached();
      // Painted once, in the fallback fonts.
      await nextFrame(page);
      letFonts();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await nextFrame(page);
      const moved = await shiftOf(page);
      // Web Vitals: below 0.1 is good. The legal notice has placeholders in capitals, whose widths differ most.
      expect(moved, path).toBeLessThan(path === '/' ? 0.02 : 0.1);

      const before = await title(page).boundingBox();
      letCode();
      await untilTaken(page);
      expect((await shiftOf(page)) - moved, path).toBeLessThan(0.02);
      const after = await title(page).boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99)), path).toBeLessThan(4);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

test('the page stays what was drawn: its elements, its ids, its words', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(footer(page)).toBeVisible();
  const wordsOf = () => page.getByRole('main').innerText();
  const drawn = await wordsOf();
  const ids = await idsOf(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#portail *')) Object.assign(element, { isDrawn: true });
  });
  letThrough();
  await untilTaken(page);
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('#portail main *')].filter((element) => !('isDrawn' in element)).length,
    ),
  ).toBe(0);
  expect(await idsOf(page)).toEqual(ids);
  expect(await wordsOf()).toBe(drawn);
  await page.getByRole('button', { name: 'Message suivant' }).click();
  await expect(title(page)).toHaveText('Un seul endroit pour tout suivre');
});

test('a button that is pressed too early answers when the code is there', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('so does a button of a page with fields, which comes in the place of what was drawn', async ({
  page,
}) => {
  const letThrough = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Mot de passe oublié/ }).click();
  letThrough();
  await expect(page).toHaveURL(/\/ResetPassword$/);
});

test('so does one that is still held down as the code replaces it', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Mot de passe oublié/ }).hover();
  await page.mouse.down();
  letThrough();
  await expect(page).toHaveURL(/\/ResetPassword$/);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
});

test('a link back to the simulator knows its figures, however early it is followed', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/simulateur?montant=150000', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Se connecter à votre compte' }).click();
  letThrough();
  await expect(page).toHaveURL(/\/login\?next=.*montant%3D150000/);
});

test('it is followed without them where the code does not come', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/simulateur?montant=150000', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Se connecter à votre compte' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  letThrough();
});

test('so does the menu in the shape of the first screen of who is signed in', async ({ page, signIn }) => {
  await signIn(emailOf('agent'));
  const letThrough = await holdCode(page);
  await page.goto('/agent/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('Enter before the code of a form leads nowhere, and nothing can be typed that would be lost', async ({
  page,
}) => {
  for (const { path, heading } of DRAWN.filter(({ hasFields }) => hasFields)) {
    const letThrough = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(heading);
    await expect(page.locator('form, input, select, textarea, [contenteditable]')).toHaveCount(0);
    const button = page.getByRole('main').getByRole('button').last();
    if ((await button.count()) > 0) await button.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    letThrough();
    await expect(page.getByRole('main').locator('input').first()).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
});

test.describe('whatever is wrong with what was drawn', () => {
  // The portal logs it and renders the page anew.
  test.use({ expectedComplaint: /where: takeover/ });

  const spoiled: readonly [string, (html: string) => string][] = [
    ['is of another version', (html) => html.replace(/data-version="[^"]*"/, 'data-version="0.0.1"')],
    ['says another word', (html) => html.replace('>Financez votre projet', '>Financez bien votre projet')],
    ['lacks an element', (html) => html.replace(/<h2 id="raisons".*?<\/h2>/, '')],
    [
      'is not there',
      (html) => html.replace(/<div id="portail">.*?<script/s, '<div id="portail"></div><script'),
    ],
    ['brings no answers', (html) => html.replace(/"answers":\{.*?\},"isInert"/s, '"answers":{},"isInert"')],
  ];
  for (const [what, spoil] of spoiled) {
    test(`it ${what}: the page works, and does not jump`, async ({ page, baseURL }) => {
      await keepShift(page);
      await page.route(`${baseURL ?? ''}/`, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const altered = spoil(html);
        expect(altered).not.toBe(html);
        await route.fulfill({ response: answer, body: altered });
      });
      await page.goto('/');
      await untilTaken(page);
      await expect(title(page)).toHaveText(HOME);
      await expect(page.getByRole('heading', { name: /^Trois raisons d’investir/ })).toBeVisible();
      await page.getByRole('button', { name: 'Message suivant' }).click();
      await expect(title(page)).toHaveText('Un seul endroit pour tout suivre');
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }
});

test.describe('who is not a visitor never sees a visitor’s home', () => {
  const watchHeadings = (page: Page) =>
    page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenHeadings: seen });
      const look = () => {
        for (const heading of document.querySelectorAll<HTMLElement>('h1'))
          if (heading.checkVisibility()) seen.add(heading.innerText);
        requestAnimationFrame(look);
      };
      look();
    });
  const seenIn = (page: Page) =>
    page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);

  for (const account of ['agent', 'demandeur', 'admin'] as const) {
    test(`${account}, whose code is late`, async ({ page, signIn }) => {
      await signIn(emailOf(account));
      await expect(title(page)).toBeVisible();
      await watchHeadings(page);
      const letThrough = await holdCode(page);
      await page.goto('/', { waitUntil: 'commit' });
      // The skeleton of their own screen, with the portal's header.
      await expect(page.locator('html')).toHaveAttribute('data-first-paint', 'skeleton');
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'InterGestion, accueil' }),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
      expect(await seenIn(page)).toEqual([]);
      letThrough();
      await expect(title(page)).toBeVisible();
      expect((await seenIn(page)).filter((heading) => HOME.test(heading))).toEqual([]);
    });
  }

  test('an address that needs a session shows its shape, and asks for its files, before the code', async ({
    page,
    signIn,
  }) => {
    await signIn(emailOf('agent'));
    await expect(title(page)).toBeVisible();
    const letThrough = await holdCode(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/projectsList', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main [aria-hidden="true"]').first()).toBeVisible();
    await expect(page.locator('link[href*="/remotes/agent/"]').first()).toBeAttached();
    expect(asked.filter((path) => path.startsWith('/remotes/public/'))).toEqual([]);
    letThrough();
    await expect(title(page)).toHaveText('Projets');
  });

  test('who is not signed in sees no shape of a screen that is not theirs', async ({ page }) => {
    const letThrough = await holdCode(page);
    await page.goto('/projectsList', { waitUntil: 'commit' });
    await expect(page.locator('#portal-integrity')).toBeAttached();
    await expect(page.locator('#portail')).toBeEmpty();
    letThrough();
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  test('whose session was left unused for too long is a visitor', async ({ page, signIn }) => {
    await signIn(emailOf('demandeur'));
    await expect(title(page)).toBeVisible();
    await page.goto('/healthz');
    await page.evaluate(() => localStorage.setItem('lastActive', String(Date.now() - 31 * 60_000)));
    const letThrough = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(HOME);
    letThrough();
    await untilTaken(page);
    await expect(title(page)).toHaveText(HOME);
  });
});
