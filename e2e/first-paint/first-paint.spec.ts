import type { Page } from '@playwright/test';
import { untilTaken } from '../fixtures/page-at-rest';
import { findHtmlFaults } from '../accessibility/html-validator';
import { emailOf, expect, test } from '../fixtures/portal';
import { CODE, holdCode, holdRequests, seenHeadings, untilDrawn, watchHeadings } from './hold-code';
import { keepShift, shiftOf } from './layout-shift';

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

  test('every page that the server draws is valid HTML and can be read, and its links lead on', async ({
    page,
    request,
  }) => {
    for (const { path, heading, hasFields } of DRAWN) {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(await findHtmlFaults(await answer.text(), path)).toEqual([]);
      await page.goto(path);
      await expect(title(page), path).toHaveText(heading);
      await expect(title(page), path).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.length, path).toBeGreaterThan(200);
      // The hint to enable JavaScript appears only on pages with a form.
      await expect(page.locator('noscript'), path).toHaveCount(hasFields ? 1 : 0);
      await expect(page.locator('form, input, select, textarea'), path).toHaveCount(0);
    }
    await page.goto('/');
    await footer(page).getByRole('link', { name: 'Mentions légales' }).click();
    await expect(title(page)).toHaveText('Mentions légales');
    await page.goto('/projectsList');
    expect(await page.content()).toContain('<noscript>InterGestion a besoin de JavaScript');
  });
});

test('little moves when the fonts come late, and nothing when the code takes a page over', async ({
  page,
}) => {
  await keepShift(page);
  const visits = [
    { path: '/', heading: HOME, width: 1280 },
    ...DRAWN.map((each) => ({ ...each, width: 390 })),
  ];
  for (const { path, heading, width } of visits) {
    await page.setViewportSize({ width, height: 800 });
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

test('the page stays what was drawn, its elements, ids and words, and answers what was pressed too early', async ({
  page,
}) => {
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

  const letAgain = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  letAgain();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('what is pressed too early on a page with fields is not lost, and nothing can be typed that would be', async ({
  page,
}) => {
  const early = async (address: string) => {
    const letThrough = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    return letThrough;
  };
  // A button that is still held down as the code replaces it.
  let letThrough = await early('/login');
  await page.getByRole('button', { name: /Mot de passe oublié/ }).hover();
  await page.mouse.down();
  letThrough();
  await expect(page).toHaveURL(/\/ResetPassword$/);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();

  // A link to the project form carries the figures.
  letThrough = await early('/simulateur?montant=150000');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  letThrough();
  await expect(page).toHaveURL(/\/login\?next=%2FeditProjectApplicant$/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toContain('150000');

  for (const { path, heading } of DRAWN.filter(({ hasFields }) => hasFields)) {
    letThrough = await early(path);
    await expect(title(page)).toHaveText(heading);
    await expect(page.locator('form, input, select, textarea, [contenteditable]')).toHaveCount(0);
    const button = page.getByRole('main').getByRole('button').last();
    if ((await button.count()) > 0) await button.press('Enter');
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

  test('the page works, and does not jump', async ({ page, baseURL }) => {
    await keepShift(page);
    for (const [what, spoil] of spoiled) {
      await page.route(`${baseURL ?? ''}/`, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const altered = spoil(html);
        expect(altered, what).not.toBe(html);
        await route.fulfill({ response: answer, body: altered });
      });
      await page.goto('/');
      await untilTaken(page);
      await expect(title(page), what).toHaveText(HOME);
      await expect(page.getByRole('heading', { name: /^Trois raisons d’investir/ })).toBeVisible();
      await page.getByRole('button', { name: 'Message suivant' }).click();
      await expect(title(page), what).toHaveText('Un seul endroit pour tout suivre');
      expect(await shiftOf(page), what).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  });
});

test('who is signed in sees the shape of their own screens, and never a visitor’s home', async ({
  page,
  signIn,
}) => {
  await watchHeadings(page, 'h1');
  const banner = page.getByRole('banner');
  for (const account of ['demandeur', 'agent'] as const) {
    await signIn(emailOf(account));
    await expect(title(page)).toBeVisible();
    const letThrough = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-first-paint', 'skeleton');
    await expect(banner.getByRole('link', { name: 'InterGestion, accueil' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
    expect(await seenHeadings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect((await seenHeadings(page)).filter((heading) => HOME.test(heading))).toEqual([]);
  }

  const letThrough = await holdCode(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/projectsList', { waitUntil: 'commit' });
  await expect(page.locator('main [aria-hidden="true"]').first()).toBeVisible();
  await expect(page.locator('link[href*="/remotes/agent/"]').first()).toBeAttached();
  expect(asked.filter((path) => path.startsWith('/remotes/public/'))).toEqual([]);
  letThrough();
  await expect(title(page)).toHaveText('Projets');

  // Whose session was left unused for too long is a visitor, who sees no shape of a screen that is not theirs.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('lastActive', String(Date.now() - 31 * 60_000)));
  const letVisitor = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(HOME);
  await page.goto('/projectsList', { waitUntil: 'commit' });
  await expect(page.locator('#portal-integrity')).toBeAttached();
  await expect(page.locator('#portail')).toBeEmpty();
  letVisitor();
  await expect(page).toHaveURL(/\/login\?next=/);
});
