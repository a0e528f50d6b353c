import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, PUBLIC_PACKAGES } from './public-packages.cjs';

const shared = path.resolve(__dirname, '../..');
const folders = PUBLIC_PACKAGES.map(({ name }) => path.join(shared, name.replace('@portal/', ''))).filter(
  existsSync,
);

it('the packages that a remote may import are there', () => {
  expect(folders.map((folder) => path.basename(folder))).toEqual(
    expect.arrayContaining(['domain', 'kit', 'ui', 'forms', 'api', 'features', 'registry']),
  );
});

it.each(folders)('%s says what is new in its version', (folder) => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string };
  const changes = read('CHANGELOG.md');
  const versions = [...changes.matchAll(/^## (.+)$/gm)].map(([, said]) => said);
  expect(changes).toMatch(new RegExp(`^# Changelog of ${name}\n`));
  expect(versions[0]).toBe(version);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

it.each([
  ['src/card/card.test.tsx', true],
  ['src/role.test.json', true],
  ['webpack/class-names.test.mjs', true],
  ['template/home-page.test.tsx.txt', false],
  ['src/test/test.ts', false],
])('%s is a test: %s', (file, test) => {
  expect(isTest(file)).toBe(test);
});
