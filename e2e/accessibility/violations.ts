import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What WCAG 2.2 AA asks. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Inspection {
  /** Names of rules, or of sets of them. */
  readonly rules: readonly string[];
  /** Rules of those sets that are not asked. */
  readonly without?: readonly string[];
  /** A selector: only what is below it. */
  readonly within?: string;
}

/** One line per rule that the page breaks, with the elements that break it. */
export async function findViolations(
  page: Page,
  { rules, without = [], within }: Inspection,
): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    // No frame of another origin is on any page, so no blank page must collect the parts; and nobody reads what passed.
    // Each inspection takes a third of the time for it.
    .setLegacyMode()
    .options({
      runOnly: [...rules],
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
