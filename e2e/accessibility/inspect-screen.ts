import { expect, type Page } from '@playwright/test';
import { isEmpty, isPlain, type Screen } from '../screens/screen';
import type { Size } from '../screens/walk-screens';
import { findEntryFaults, textControlsOf } from './entry';
import { findHtmlFaults } from './html-validator';
import { findLostText } from './spaced-text';
import { findTypographicFaults, textsOf } from './typography';
import { findViolations, WCAG } from './violations';

const RULES = [...WCAG, 'best-practice'];
const DESK = { width: 1440, height: 900 };
/** A desktop screen at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
/** The narrowest width that WCAG 1.4.10 requires (1280 px at 400 %). */
const NARROW = { width: 320, height: 640 };
export const SIZES: readonly Size[] = [DESK, NARROW];

/** A page titled after its record has no heading while that loads: replacing one would lose the focus. */
const mayLackHeading = (screen: Screen): boolean => isEmpty(screen) || screen.comesTo === 'loading';

interface Look {
  readonly where: string;
  readonly rules?: readonly string[];
  readonly without?: readonly string[];
}

async function findIn(
  page: Page,
  screen: Screen,
  { where, rules = RULES, without = [] }: Look,
): Promise<readonly string[]> {
  const excepted = mayLackHeading(screen) ? [...without, 'page-has-heading-one'] : without;
  const violations = await findViolations(page, { rules, without: excepted });
  return violations.map((violation) => `${where}: ${violation}`);
}

async function findOverflow(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const widest = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = widest.slice(-3).map(({ tagName, className }) => `${tagName}.${className}`);
    return `${String(scrollWidth - clientWidth)} px too wide: ${names.join(', ')}`;
  });
  return found === undefined ? [] : [`${where}: ${found}`];
}

/** Each page has one non-empty `h1`, and a title that begins with the name of the product. */
async function findNamelessness(page: Page, screen: Screen): Promise<readonly string[]> {
  const { name } = screen;
  const title = await page.title();
  const headings = await page.locator('h1').allInnerTexts();
  return [
    ...(headings.length === (isEmpty(screen) ? 0 : 1) || (headings.length === 0 && mayLackHeading(screen))
      ? []
      : [`${name}: ${String(headings.length)} h1`]),
    ...headings.filter((text) => text.trim() === '').map(() => `${name}: an empty h1`),
    ...(/^InterGestion - \S/.test(title) ? [] : [`${name}: the title is « ${title} »`]),
  ];
}

/** RGAA 5.4: every table of data has a title. */
async function findUntitledTables(page: Page, where: string): Promise<readonly string[]> {
  const untitled = await page
    .locator('table:not([role="presentation"], [aria-label], [aria-labelledby], :has(caption))')
    .allInnerTexts();
  return untitled.map((words) => `${where}: a table without a title « ${words.slice(0, 40)} »`);
}

async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A colour transition may still be running on a busy machine.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** The last validated document of a page. */
const validated = new WeakMap<Page, string>();

/** Every check of the current screen, in light and in dark. Each is a soft assertion, so the walk goes on. */
export async function expectNothingWrong(page: Page, screen: Screen, size: Size): Promise<void> {
  const where = `${screen.name} at ${String(size.width)}`;
  const expectNone = (check: string, found: readonly string[]): void => {
    expect.soft(found, `${check}, ${where}`).toEqual([]);
  };
  expectNone('width', await findOverflow(page, where));
  expectNone('title and heading', await findNamelessness(page, screen));
  const html = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  // The same document at another width needs no second validation.
  if (validated.get(page) !== html) expectNone('HTML', await findHtmlFaults(html, where));
  validated.set(page, html);
  expectNone('how text is entered', findEntryFaults(await textControlsOf(page)));
  expectNone('tables', await findUntitledTables(page, where));
  // Contrast takes longer than all other rules together. Faults and gestures change a page's words, not the colours of
  // the narrow layout, and the gallery shows every component narrow and dark.
  const hasContrastSeen = size !== DESK && !isPlain(screen);
  expectNone(
    'accessibility',
    await findIn(page, screen, { where, without: hasContrastSeen ? ['color-contrast'] : [] }),
  );
  if (size !== DESK) return;
  expectNone('typography', findTypographicFaults(await textsOf(page)));
  await turnDark(page);
  const inDark = await findIn(page, screen, { where: `${where} in dark`, rules: ['color-contrast'] });
  expectNone('contrast in dark', inDark);
  await page.emulateMedia({ colorScheme: 'light' });
  if (isPlain(screen)) expectNone('text spaced out', await findLostText(page));
  await page.setViewportSize(ZOOMED);
  expectNone('width at 200 %', await findOverflow(page, `${screen.name} at 200 %`));
}
