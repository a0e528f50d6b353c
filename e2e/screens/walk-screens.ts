import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/password';
import type { PortalServer } from '../fixtures/portal-server';
import type { Screen, Viewer } from './screen';
import { viewersOf } from './viewers';

/** A width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Walk {
  readonly page: Page;
  readonly portal: PortalServer;
  /** What the browser complained about so far; the faults that a screen arranges are taken out again. */
  readonly complaints: string[];
  readonly sizes: readonly Size[];
  /** Called on each screen, at each size, once it is what the catalogue says. */
  readonly look: (screen: Screen, size: Size) => Promise<void>;
}

/** Walks through screens of the catalogue, in their order; signs in as somebody else when the viewer changes. */
export async function walkScreens(screens: readonly Screen[], walk: Walk): Promise<void> {
  const { page, portal, complaints, sizes, look } = walk;
  let viewer: Viewer | undefined;
  for (const screen of screens) {
    if (screen.viewer !== viewer) await signInAs(page, portal, screen.viewer);
    viewer = screen.endsSession ? undefined : screen.viewer;
    const complained = complaints.length;
    await screen.arrange?.(page);
    let isOpen = false;
    for (const size of sizes) {
      await page.setViewportSize(size);
      // A gesture is made again at each width: a tab here is a fold of an accordion there.
      if (!isOpen || screen.reach) await openScreen(page, portal, screen);
      await settle(page, screen);
      isOpen = true;
      await look(screen, size);
    }
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The browser told of the fault itself, as it should.
    if (screen.arrange || screen.isTroubled) complaints.length = complained;
  }
}

async function openScreen(page: Page, portal: PortalServer, screen: Screen): Promise<void> {
  await page.context().setOffline(false);
  await page.goto(await viewersOf(portal).withIds(screen.viewer, screen.path));
  await settle(page, screen);
  if (!screen.reach) return;
  await screen.reach(page);
}

/** Waits until the screen is what the catalogue says that it comes to. */
export async function settle(page: Page, { comesTo = 'whole' }: Screen): Promise<void> {
  const main = page.getByRole('main');
  const busy = main.locator('[aria-busy="true"]');
  if (comesTo === 'loading') {
    await expect(busy.first()).toBeVisible();
    return;
  }
  await expect(main).not.toHaveAttribute('aria-busy', 'true');
  await expect(main.locator('[data-remote], h1, [role="alert"]').first()).toBeAttached();
  await expect(busy).toHaveCount(0);
  const retry = main.getByRole('button', { name: 'Réessayer' });
  if (comesTo === 'failure') await expect(retry.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Signs in through the form, as a person does, whoever was there before. */
export async function signInAs(page: Page, portal: PortalServer, viewer: Viewer): Promise<void> {
  const email = await viewersOf(portal).emailOf(viewer);
  // No page of the portal may stand there: it would write down again what it knows of the session.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  if (email === undefined) return;
  const login = page.getByRole('form', { name: 'Se connecter' });
  await login.getByLabel('Adresse e-mail').fill(email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(page).not.toHaveURL(/login/);
}
