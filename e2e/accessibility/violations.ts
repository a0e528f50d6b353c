import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** WCAG 2.2 AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Inspection {
  /** Names or tags of rules. */
  readonly rules: readonly string[];
  readonly without?: readonly string[];
}

/** One line per violated rule, with the elements concerned. axe is injected once per document. */
export async function findViolations(
  page: Page,
  { rules, without = [] }: Inspection,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: [...rules],
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Frames hold foreign documents, such as a PDF in the browser's viewer.
    iframes: false,
    // It would fetch every style sheet again for one experimental rule that none of our sets has.
    preload: false,
  };
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as {
      axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
    };
    return (await axe.run('html', given)).violations;
  }, options);
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
