import type { Browser, Page } from '@playwright/test';
import { daysAgo, seedBranch, seedProject, seedProposition } from '../fixtures/agency-network';
import { keyFigure } from '../fixtures/dashboard';
import { expect, test } from '../fixtures/portal';

const DAY = 86_400_000;

/** A page of its own, on a device whose clock is that far from the server's. */
async function pageAt(browser: Browser, baseURL: string | undefined, offset: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  await context.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    globalThis.Date = new Proxy(Date, {
      construct: (target, given: unknown[]) =>
        given.length === 0 ? new target(now() + ahead) : new target(...(given as [])),
      get: (target, name): unknown => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
    });
  }, offset);
  return context.newPage();
}

test('a device whose clock is wrong tells what a right one tells', async ({
  browser,
  baseURL,
  portal,
  signInByForm,
}) => {
  const branch = await seedBranch(portal, 'Horloge', null);
  const quiet = await seedProject(portal, branch, {
    created_at: daysAgo(40),
    last_contacted_date: daysAgo(13),
  });
  const urgent = await seedProject(portal, branch, { created_at: daysAgo(1) });
  await seedProposition(portal, branch, quiet, { po_number: 'PROP-2026-940001', valid_until: daysAgo(-5) });
  await seedProposition(portal, branch, urgent, { po_number: 'PROP-2026-940002', valid_until: daysAgo(-9) });
  await seedProposition(portal, branch, urgent, { po_number: 'PROP-2026-940003', valid_until: daysAgo(0) });

  /** The texts of an applicant's home and of a proposition, and the figures of their agent. */
  async function told(offset: number): Promise<readonly string[]> {
    const page = await pageAt(browser, baseURL, offset);
    await signInByForm(branch.applicant.email, undefined, page);
    const main = page.getByRole('main');
    const cards = page.getByRole('listitem', { name: /PROP-2026-94000/ });
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeVisible();
    const home = [
      await page.getByRole('heading', { level: 1 }).locator('xpath=..').innerText(),
      ...(await cards.allInnerTexts()),
    ];
    await cards.first().getByRole('link').click();
    await expect(main.getByRole('button', { name: 'Accepter' })).toBeVisible();
    const answer = await main.getByRole('region', { name: 'Votre réponse' }).innerText();
    await page.context().close();

    const desk = await pageAt(browser, baseURL, offset);
    await signInByForm(branch.agent.email, undefined, desk);
    const toRelaunch = keyFigure(desk, 'À relancer');
    await expect(toRelaunch).toHaveText(/^À relancer\s*\d+\D/);
    const figures = [await toRelaunch.innerText(), await keyFigure(desk, /^Nouveaux en/).innerText()];
    await desk.context().close();
    return [...home, answer, ...figures];
  }

  const right = await told(0);
  for (const offset of [-DAY, 7 * DAY]) expect(await told(offset)).toEqual(right);
});
