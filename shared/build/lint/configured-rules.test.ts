import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const CONFIGURATION = '.oxlintrc.json';
const OURS = /^portal\(|^react-hooks\(exhaustive-deps\)|filename-case/;

const useFile = (dependencies: string) =>
  "import { useResource } from '@portal/features/resource';\n\n" +
  `export const useFile = (projects, id) => useResource(() => projects.file(id), [${dependencies}]);\n`;

const says = (text: string) => `export const WORDS = ${text};\n`;

/** Files, and the rule that each breaks; '' for none. */
const CASES: readonly [file: string, code: string, rule: string][] = [
  // The domain reads a date that it is given.
  ['shared/domain/src/agenda/today.ts', 'export const today = () => new Date();\n', 'portal(pure)'],
  ['shared/domain/src/agenda/now.ts', 'export const now = () => Date.now();\n', 'portal(pure)'],
  ['shared/domain/src/agenda/day.ts', "export const DAY = new Date('2026-11-23');\n", ''],
  // Screens ask the server for the time, and draw the same again.
  ['mfe-agent/src/clock/clock.ts', 'export const now = () => Date.now();\n', 'portal(one-clock)'],
  ['mfe-agent/src/dice/dice.tsx', 'export const Dice = () => <p>{Math.random()}</p>;\n', 'portal(steady)'],
  // What a user reads keeps to French typography; `french-faults.test.ts` has its rules.
  ['shared/features/src/help/words.ts', says("'Besoin d’aide ?'"), 'portal(french-text)'],
  [
    'shared/features/src/help/limits.ts',
    says('`Le lien expire dans ${Number(1)} minutes`'),
    'portal(french-text)',
  ],
  ['mfe-agent/src/help/help.tsx', says('<p>Copiez la demi\u2011page</p>'), 'portal(french-text)'],
  ['mfe-agent/src/help/title.tsx', says('<a title="Veuillez choisir une agence" />'), 'portal(french-text)'],
  ['shared/features/src/help/typeset.ts', says("typesetFrench('Le lien est envoyé : ouvrez-le')"), ''],
  ['shared/features/src/help/address.ts', says("'/auth/login'"), ''],
  ['mfe-agent/src/help/count.tsx', says('<p>Un dossier de la liste, {count}\u00A0jours</p>'), ''],
  // What a resource is loaded from stands in its dependencies.
  ['mfe-agent/src/files/use-file.ts', useFile('projects'), 'react-hooks(exhaustive-deps)'],
  ['mfe-agent/src/files/use-whole-file.ts', useFile('projects, id'), ''],
  ['shared/ui/src/card/ProjectCard.ts', 'export const one = 1;\n', 'unicorn(filename-case)'],
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
