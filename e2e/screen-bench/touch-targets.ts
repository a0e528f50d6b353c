import type { Page } from '@playwright/test';

/** The side of a touch target, in CSS pixels (look, section on touch; WCAG 2.5.5). */
const SIDE = 44;

/**
 * The targets that a finger may miss: what answers for them around their middle is less than 44 px wide or high. A
 * label belongs to its control. Links within a sentence are exempt (WCAG 2.5.5), as are controls that are disabled or
 * cannot be seen.
 * @returns one line each: name and size
 */
export const findSmallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((side) => {
    const TARGETS =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]';
    const isInSentence = (element: Element) => {
      const words = element.parentElement?.textContent.trim() ?? '';
      return (
        element.localName === 'a' &&
        getComputedStyle(element).display === 'inline' &&
        words.length > element.textContent.trim().length
      );
    };
    /** Less what rounding may take. */
    const enough = side - 1;
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
      if (element.closest('[aria-hidden="true"], [inert]') !== null || isInSentence(element)) continue;
      const label = 'labels' in element ? (element.labels as NodeListOf<Element>)[0] : undefined;
      const shown =
        label !== undefined && element.matches('[type="checkbox"], [type="radio"]') ? label : element;
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      // Hidden for the eyes, such as the skip link before it has the focus.
      if (width <= 1 || height <= 1 || left + width <= 0 || top + height <= 0) continue;
      const isOurs = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return false;
        // A link or a label around the target answers for it.
        const around = hit.closest('a, button, label');
        return element.contains(hit) || label?.contains(hit) === true || around?.contains(element) === true;
      };
      const x = left + width / 2;
      const y = top + height / 2;
      /** How far it answers in this direction, in pixels, up to the side. */
      const reach = (toRight: number, toBottom: number): number => {
        let far = 0;
        while (far < side && isOurs(x + toRight * (far + 1), y + toBottom * (far + 1))) far += 1;
        return far;
      };
      const isWide = width >= enough || reach(-1, 0) + reach(1, 0) >= enough;
      const isHigh = height >= enough || reach(0, -1) + reach(0, 1) >= enough;
      if (isWide && isHigh) continue;
      const name = (element.ariaLabel ?? (label ?? element).textContent).trim().replace(/\s+/g, ' ');
      small.push(
        `${element.localName} « ${name.slice(0, 40)} » ${String(Math.round(width))} × ${String(Math.round(height))}`,
      );
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return small;
  }, SIDE);
