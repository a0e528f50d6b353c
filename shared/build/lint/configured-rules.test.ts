import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const CONFIGURATION = '.oxlintrc.json';
const OURS = /^portal\(|^react-hooks\(exhaustive-deps\)/;

/** A workspace with only files that break our rules, under this repository's configuration. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-lint-'));
  copyFileSync(path.join(root, CONFIGURATION), path.join(folder, CONFIGURATION));
  mkdirSync(path.join(folder, 'shared'));
  for (const linked of ['node_modules', 'shared/build'])
    symlinkSync(path.join(root, linked), path.join(folder, linked), 'dir');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The rules, ours or configured by us, that the linter reports for a file. */
function brokenBy(file: string, code: string): readonly string[] {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, code);
  const answer = run(file);
  rmSync(place);
  const { diagnostics } = JSON.parse(answer) as {
    readonly diagnostics: readonly { readonly code?: string }[];
  };
  const codes = diagnostics.map(({ code: rule = '' }) => rule).filter((rule) => OURS.test(rule));
  return [...new Set(codes)];
}

function run(file: string): string {
  const linter = path.join(root, 'node_modules/.bin/oxlint');
  try {
    return execFileSync(linter, ['--format=json', file], { cwd: folder, encoding: 'utf8' });
  } catch (failure) {
    return (failure as { readonly stdout: string }).stdout;
  }
}

it.each([
  ['shared/domain/src/agenda/today.ts', 'export const today = () => new Date();\n', 'pure'],
  ['mfe-agent/src/dice/dice.tsx', 'export const Dice = () => <p>{Math.random()}</p>;\n', 'steady'],
  [
    'mfe-admin/src/calls/calls.ts',
    "import axios from 'axios';\n\nexport const get = axios.get;\n",
    'one-door',
  ],
  ['shared/ui/src/Card/helpers.ts', 'export const one = 1;\n', 'file-names'],
  [
    'e2e/fixtures/listing.mjs',
    "import { readdirSync } from 'node:fs';\n\nexport const all = readdirSync('.', { recursive: true });\n",
    'one-walker',
  ],
])('the configuration holds %s to the rule that it breaks', (file, code, rule) => {
  expect(brokenBy(file, code)).toEqual([`portal(${rule})`]);
});

it('what a resource is loaded from stands in its dependencies', () => {
  const useFile = (dependencies: string) =>
    "import { useResource } from '@portal/features/resource';\n\n" +
    `export const useFile = (projects, id) => useResource(() => projects.file(id), [${dependencies}]);\n`;
  expect(brokenBy('mfe-agent/src/files/use-file.ts', useFile('projects'))).toEqual([
    'react-hooks(exhaustive-deps)',
  ]);
  expect(brokenBy('mfe-agent/src/files/use-file.ts', useFile('projects, id'))).toEqual([]);
});

it('and nobody who breaks none', () => {
  expect(
    brokenBy('shared/domain/src/agenda/after.ts', 'export const after = (date: Date) => date;\n'),
  ).toEqual([]);
});
