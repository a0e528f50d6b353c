import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

interface Override {
  readonly files: readonly string[];
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Overrides of a configuration, whose comments stand on lines of their own. */
function overridesIn(file: string): readonly Override[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  return (JSON.parse(text) as { readonly overrides: readonly Override[] }).overrides;
}

/** The rules for some files that need nothing of this repository alone. */
function rulesFor(file: string, files: (each: readonly string[]) => boolean) {
  const found = overridesIn(file).find((each) => files(each.files))?.rules ?? {};
  return Object.fromEntries(Object.entries(found).filter(([rule]) => !rule.startsWith('portal/')));
}

it.each([
  ['screens', (files: readonly string[]) => files.includes('mfe-*/src/**'), 'src/**'],
  ['tests', (files: readonly string[]) => files.includes('**/*.test.ts'), '**/*.test.ts'],
])('a team outside has the rules of this repository for %s', (_, here, there) => {
  const ours = rulesFor('.oxlintrc.json', here);
  expect(Object.keys(ours).length).toBeGreaterThan(10);
  expect(rulesFor('shared/remote-sdk/lint/oxlint.json', (files) => files.includes(there))).toEqual(ours);
});
