import { expect, type Page } from '@playwright/test';
import { untilTaken } from '../fixtures/page-at-rest';
import { enterSession, leaveSession } from '../fixtures/enter-session';
import type { PortalServer } from '../fixtures/portal-server';
import { isPlain, type Screen, type Viewer } from './screen';
import { viewersOf } from './viewers';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Open = (page: Page, screen: Screen, path: string) => Promise<unknown>;

export interface Walk {
  readonly page: Page;
  readonly portal: PortalServer;
  /** Console errors so far; those that a screen provokes are removed. */
  readonly complaints: string[];
  readonly sizes: readonly Size[];
  /** How to open each screen; by default in a new document. */
  readonly open?: Open;
  /** Called on each screen at each size, once it has settled. */
  readonly look: (screen: Screen, size: Size) => Promise<void>;
}

/** Walks through screens of the catalogue in order, signing in anew when the viewer changes. */
export async function walkScreens(screens: readonly Screen[], walk: Walk): Promise<void> {
  const { page, portal, complaints, sizes, look } = walk;
  let viewer: Viewer | undefined;
  /** The path that is open without a fault or a gesture. */
  let left: string | undefined;
  for (const screen of screens) {
    if (screen.viewer !== viewer) {
      await signInAs(page, portal, screen.viewer);
      left = undefined;
    }
    viewer = screen.endsSession ? undefined : screen.viewer;
    const complained = complaints.length;
    await screen.arrange?.(page);
    let isOpen = left === screen.path && !screen.arrange;
    left = isPlain(screen) ? screen.path : undefined;
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (!isOpen) await openScreen(walk, screen);
      await screen.reach?.(page);
      await settle(page, screen);
      // Gestures are repeated at each width: a tab on one is an accordion on another.
      isOpen = screen.reach === undefined;
      await look(screen, size);
    }
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The browser logged the provoked fault, as it should.
    if (screen.arrange || screen.isTroubled) complaints.length = complained;
  }
}

const inNewDocument: Open = (page, _screen, path) => page.goto(path);

async function openScreen({ page, portal, open = inNewDocument }: Walk, screen: Screen): Promise<void> {
  await page.context().setOffline(false);
  await open(page, screen, await viewersOf(portal).withIds(screen.viewer, screen.path));
  await settle(page, screen);
}

/** Waits until the screen is in the state that the catalogue gives. */
export async function settle(page: Page, { comesTo = 'whole' }: Screen): Promise<void> {
  await untilTaken(page);
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

/** Signs the viewer in, replacing the previous one; no page of the portal is open afterwards. */
export async function signInAs(page: Page, portal: PortalServer, viewer: Viewer): Promise<void> {
  const email = await viewersOf(portal).emailOf(viewer);
  await leaveSession(page);
  if (email !== undefined) await enterSession(page, portal.address, email);
}
