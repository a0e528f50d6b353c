import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const CONFIGURATION = '.oxlintrc.json';
const OURS = /^portal\(|^react-hooks\(exhaustive-deps\)/;

const useFile = (dependencies: string) =>
  "import { useResource } from '@portal/features/resource';\n\n" +
  `export const useFile = (projects, id) => useResource(() => projects.file(id), [${dependencies}]);\n`;

/** Files, and the rule that each breaks; '' for none. */
const CASES: readonly [file: string, code: string, rule: string][] = [
  ['shared/domain/src/agenda/today.ts', 'export const today = () => new Date();\n', 'portal(pure)'],
  ['mfe-agent/src/dice/dice.tsx', 'export const Dice = () => <p>{Math.random()}</p>;\n', 'portal(steady)'],
  [
    'mfe-admin/src/calls/calls.ts',
    "import axios from 'axios';\n\nexport const get = axios.get;\n",
    'portal(one-door)',
  ],
  ['shared/ui/src/Card/helpers.ts', 'export const one = 1;\n', 'portal(file-names)'],
  [
    'e2e/fixtures/listing.mjs',
    "import { readdirSync } from 'node:fs';\n\nexport const all = readdirSync('.', { recursive: true });\n",
    'portal(one-walker)',
  ],
  ['shared/features/src/help/words.ts', "export const ASKED = 'Besoin d’aide ?';\n", 'portal(french-text)'],
  // What a resource is loaded from stands in its dependencies.
  ['mfe-agent/src/files/use-file.ts', useFile('projects'), 'react-hooks(exhaustive-deps)'],
  ['mfe-agent/src/files/use-whole-file.ts', useFile('projects, id'), ''],
  ['shared/domain/src/agenda/after.ts', 'export const after = (date: Date) => date;\n', ''],
];

/** The rules, ours or configured by us, that the linter reports for each file, as "file rule". */
let reported: ReadonlySet<string>;

/** Lints a workspace with only these files under this repository's configuration. */
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-lint-'));
  copyFileSync(path.join(root, CONFIGURATION), path.join(folder, CONFIGURATION));
  mkdirSync(path.join(folder, 'shared'));
  for (const linked of ['node_modules', 'shared/build', 'shared/remote-sdk'])
    symlinkSync(path.join(root, linked), path.join(folder, linked), 'dir');
  for (const [file, code] of CASES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const linter = path.join(root, 'node_modules/.bin/oxlint');
  const files = CASES.map(([file]) => file);
  const { stdout } = spawnSync(linter, ['--format=json', ...files], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[];
  };
  reported = new Set(
    diagnostics.flatMap(({ code = '', filename }) => (OURS.test(code) ? [`${filename} ${code}`] : [])),
  );
}, 30_000);

it.each(CASES)('the configuration holds %s to the rule that it breaks, and to no other', (file, _, rule) => {
  expect([...reported].filter((each) => each.startsWith(`${file} `))).toEqual(
    rule === '' ? [] : [`${file} ${rule}`],
  );
});
