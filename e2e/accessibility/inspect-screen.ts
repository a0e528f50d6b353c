import { expect, type Page } from '@playwright/test';
import { shiftsOf } from '../first-paint/layout-shift';
import { isEmpty, isPlain, type Screen } from '../screens/screen';
import { findHtmlFaults } from './html-validator';
import { findLostText } from './spaced-text';
import { findTypographicFaults, textsOf } from './typography';
import { findViolations, WCAG } from './violations';

/** A desktop screen at 200 % zoom, and the narrowest width that WCAG 1.4.10 requires (1280 px at 400 %). */
const NARROWER = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
];

/** Web Vitals call a layout shift below 0.1 good. An empty list lets its search and filters go once it is known to be. */
const mostShiftOf = ({ viewer }: Screen): number => (viewer === 'nouveau' ? 0.1 : 0.02);

/** A page titled after its record has no heading while that loads: replacing one would lose the focus. */
const mayLackHeading = (screen: Screen): boolean => isEmpty(screen) || screen.comesTo === 'loading';

async function findOverflow(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const widest = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = widest.slice(-3).map(({ tagName, className }) => `${tagName}.${className}`);
    return `${String(scrollWidth - clientWidth)} px too wide: ${names.join(', ')}`;
  });
  return found === undefined ? [] : [found];
}

/** Each page has one non-empty `h1`, and a title that begins with the name of the product. */
async function findNamelessness(page: Page, screen: Screen): Promise<readonly string[]> {
  const title = await page.title();
  const headings = await page.locator('h1').allInnerTexts();
  const isCountRight =
    headings.length === (isEmpty(screen) ? 0 : 1) || (headings.length === 0 && mayLackHeading(screen));
  return [
    ...(isCountRight ? [] : [`${String(headings.length)} h1`]),
    ...headings.filter((text) => text.trim() === '').map(() => 'an empty h1'),
    ...(/^InterGestion - \S/.test(title) ? [] : [`the title is « ${title} »`]),
  ];
}

async function findShift(page: Page, screen: Screen): Promise<readonly string[]> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < mostShiftOf(screen) ? [] : [sum.toFixed(3), ...shifts.flatMap(({ moved }) => moved)];
}

/** RGAA 5.4: every table of data has a title. */
async function findUntitledTables(page: Page): Promise<readonly string[]> {
  const untitled = await page
    .locator('table:not([role="presentation"], [aria-label], [aria-labelledby], :has(caption))')
    .allInnerTexts();
  return untitled.map((words) => `a table without a title « ${words.slice(0, 40)} »`);
}

/**
 * Every check of the current screen at the width of a desk, then whether it fits narrower ones. Each is a soft
 * assertion, so the walk goes on. Contrast takes longer than all other rules together, and faults and gestures change a
 * page's words, not its colours: it is looked at on plain screens; in dark, the tokens' own test holds it.
 */
export async function expectNothingWrong(page: Page, screen: Screen): Promise<void> {
  const expectNone = (check: string, found: readonly string[]): void => {
    expect.soft(found, `${check}, ${screen.name}`).toEqual([]);
  };
  expectNone('width', await findOverflow(page));
  expectNone('title and heading', await findNamelessness(page, screen));
  const html = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  expectNone('HTML', await findHtmlFaults(html, screen.name));
  expectNone('tables', await findUntitledTables(page));
  expectNone('typography', findTypographicFaults(await textsOf(page)));
  const without = [
    ...(isPlain(screen) ? [] : ['color-contrast']),
    ...(mayLackHeading(screen) ? ['page-has-heading-one'] : []),
  ];
  expectNone('accessibility', await findViolations(page, { rules: [...WCAG, 'best-practice'], without }));
  if (isPlain(screen)) {
    expectNone('layout shift', await findShift(page, screen));
    expectNone('text spaced out', await findLostText(page));
  }
  for (const size of NARROWER) {
    await page.setViewportSize(size);
    expectNone(`width at ${String(size.width)}`, await findOverflow(page));
  }
}
