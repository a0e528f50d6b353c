import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import reference from './sections.json' with { type: 'json' };

/**
 * `sections`: 1 to 5 of the wire reference, numbered as its headings; 4.8 and 5.3 only refer to other sections.
 * `besideTheirCode`: those that unit tests cover. `checklist`: section 10, and what covers each point.
 */
const { sections, checklist } = reference;
const beside: Readonly<Record<string, string>> = reference.besideTheirCode;

const files = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts'));
const titles = files
  .flatMap((file) => [
    ...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/(?:describe|it)\(\s*'([^']+)'/g),
  ])
  .map(([, title = '']) => title);
const hasTests = (file: string): boolean =>
  readFileSync(path.join(__dirname, file), 'utf8').includes('expect(');
const isWalked = (section: string): boolean => {
  const elsewhere = beside[section];
  return elsewhere === undefined
    ? titles.some((title) => title.split(/[\s,(]+/).includes(section))
    : hasTests(elsewhere);
};

it.each(sections)('section %s of the reference of the wire is walked', (section) => {
  expect(isWalked(section)).toBe(true);
});

it.each(Object.entries(checklist))('10 %s', (_point, walkedBy) => {
  const missing = walkedBy.filter((one) => (one.endsWith('.ts') ? !hasTests(one) : !isWalked(one)));
  expect(missing).toEqual([]);
});
