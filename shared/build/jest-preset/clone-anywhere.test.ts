import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LONG_ENOUGH_MS = 60_000;
const jestProgram = path.resolve(__dirname, '../../../node_modules/jest/bin/jest.js');
const preset = pathToFileURL(path.join(__dirname, 'index.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-clone-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The test files that Jest would run in a clone at `root`, of the given files. */
function testsFound(root: string, files: readonly string[]): string[] {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  writeFileSync(
    path.join(root, 'jest.config.mjs'),
    `import { projects } from ${JSON.stringify(preset)};\nexport default { projects: projects(import.meta.dirname) };\n`,
  );
  const listed = execFileSync(process.execPath, [jestProgram, '--listTests', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return (JSON.parse(listed) as string[]).map((file) => path.relative(root, file)).sort();
}

it.each(['e2e', 'dist/portal', '.cache/portal'])(
  'a clone in a folder %s has its tests, and none of what it builds or installs',
  (place) => {
    const root = path.join(folder, place);
    const own = ['back-office/office.test.ts', 'mfe-admin/src/users/users.test.tsx'];
    const others = [
      'mfe-admin/src/dist/users.test.tsx',
      'shared/build/node_modules/library/library.test.ts',
      '.cache/office.test.ts',
      'e2e/journey.test.ts',
    ];
    expect(testsFound(root, [...own, ...others])).toEqual(own);
  },
  LONG_ENOUGH_MS,
);
