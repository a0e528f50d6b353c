import type { Page } from '@playwright/test';
import { untilQuiet, untilTaken } from '../fixtures/page-at-rest';
import { expect, test } from '../fixtures/portal';
import type { Viewer } from '../screens/screen';
import { viewersOf } from '../screens/viewers';
import { signInAs } from '../screens/walk-screens';

const SCREENS: readonly (readonly [viewer: Viewer, paths: string])[] = [
  [
    'comble',
    `/applicant/home /projectsList /propositionsList /projectFile/{request} /propositionDetailsPage/{quote}
     /propositionsList/compare?dossier={request} /editProjectApplicant/{request} /ProfileDetail`,
  ],
  [
    'agent',
    `/agent/home /projectsListPage /propositionsList /projectFile/{request} /propositionDetailsPage/{quote}
     /propositionsList/compare?dossier={request}`,
  ],
  ['admin', '/projectsListPage /projectFile/{request} /usersList'],
];

/** In milliseconds, of each answer. */
const HELD_BACK = 1000;

/** Notes every text that the document shows, frame by frame; skeletons and what only screen readers have tell nothing. */
const noteTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const SILENT = 'script, style, template, noscript, option, [aria-busy="true"], [role="status"]';
    const shown = new Set<string>();
    const now = (): Set<string> => {
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.nodeValue?.trim() ?? '';
        if (/^$|^Chargement/.test(text) || !parent || parent.closest(SILENT) || !parent.checkVisibility())
          continue;
        if (parent.getBoundingClientRect().width > 1) found.add(text);
      }
      return found;
    };
    const note = () => {
      for (const text of now()) shown.add(text);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    const takenBack = () => {
      const left = now();
      return Array.from(shown).filter((text) => !left.has(text));
    };
    Object.assign(window, { takenBack });
  });

for (const [viewer, paths] of SCREENS) {
  // What is not known yet is never told as none, and no e-mail becomes a name.
  test(`no screen of ${viewer} takes back what it said, however late its answers`, async ({
    page,
    portal,
  }) => {
    await signInAs(page, portal, viewer);
    await noteTexts(page);
    await page.route(/\/(admin\/api|items)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK));
      await route.fallback();
    });
    const takenBack: string[] = [];
    for (const path of paths.split(/\s+/)) {
      await page.goto(await viewersOf(portal).withIds(viewer, path));
      await untilTaken(page);
      // Longer than an answer takes: whatever asks for more once something came has asked.
      await untilQuiet(page, 2 * HELD_BACK);
      const said = await page.evaluate(() => (window as unknown as { takenBack(): string[] }).takenBack());
      takenBack.push(...said.map((text) => `${path}: ${text}`));
    }
    expect(takenBack).toEqual([]);
  });
}
