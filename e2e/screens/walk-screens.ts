import { expect, type Page } from '@playwright/test';
import { untilTaken } from '../federation-bench/visit';
import { enterSession, leaveSession } from '../fixtures/enter-session';
import type { PortalServer } from '../fixtures/portal-server';
import type { Screen, Viewer } from './screen';
import { viewersOf } from './viewers';

/** A width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Brings a page to a screen, before its gesture. */
export type Open = (page: Page, screen: Screen, path: string) => Promise<unknown>;

export interface Walk {
  readonly page: Page;
  readonly portal: PortalServer;
  /** What the browser complained about so far; the faults that a screen arranges are taken out again. */
  readonly complaints: string[];
  readonly sizes: readonly Size[];
  /** How each screen is come to: in a document of its own, unless the walk has another way. */
  readonly open?: Open;
  /** Called on each screen, at each size, once it is what the catalogue says. */
  readonly look: (screen: Screen, size: Size) => Promise<void>;
}

/** Walks through screens of the catalogue, in their order; signs in as somebody else when the viewer changes. */
export async function walkScreens(screens: readonly Screen[], walk: Walk): Promise<void> {
  const { page, portal, complaints, sizes, open = inNewDocument, look } = walk;
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
      if (!isOpen || screen.reach) await openScreen(walk, screen, open);
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

const inNewDocument: Open = (page, _screen, path) => page.goto(path);

async function openScreen({ page, portal }: Walk, screen: Screen, open: Open): Promise<void> {
  await page.context().setOffline(false);
  await open(page, screen, await viewersOf(portal).withIds(screen.viewer, screen.path));
  await settle(page, screen);
  if (!screen.reach) return;
  await screen.reach(page);
}

/** Waits until the screen is what the catalogue says that it comes to. */
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

/** Has the viewer signed in, whoever was there before; nothing of the portal is open afterwards. */
export async function signInAs(page: Page, portal: PortalServer, viewer: Viewer): Promise<void> {
  const email = await viewersOf(portal).emailOf(viewer);
  await leaveSession(page);
  if (email !== undefined) await enterSession(page, portal.address, email);
}
