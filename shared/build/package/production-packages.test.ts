import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNeeded, layOutPackages } from './production-packages.mjs';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-packages-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const storeOf = (id: string) => path.join(folder, '.pnpm', id, 'node_modules');
const homeOf = (id: string) => path.join(storeOf(id), id.replace(/@[^@]*$/, ''));

/** Installs a package into a store like pnpm's, with links to its dependencies beside it. */
function install(id: string, described: object = {}, beside: readonly string[] = []): string {
  mkdirSync(homeOf(id), { recursive: true });
  writeFileSync(path.join(homeOf(id), 'package.json'), JSON.stringify(described));
  for (const other of beside)
    symlinkSync(homeOf(other), path.join(storeOf(id), path.basename(homeOf(other))));
  return homeOf(id);
}

const placesOf = (direct: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [...layOutPackages(direct)].map(([place, home]) => [place, path.relative(folder, home)]),
  );

describe('the packages that go along', () => {
  it('are what is imported and all that this needs in turn, also in circles', () => {
    install('b@1.0.0', { dependencies: { a: '1' } });
    const a = install('a@1.0.0', { dependencies: { b: '1' } }, ['b@1.0.0']);
    symlinkSync(a, path.join(storeOf('b@1.0.0'), 'a'));
    expect(Object.keys(placesOf({ a }))).toEqual(['a', 'b']);
  });

  it('lie inside of who wants another version than the rest', () => {
    install('c@1.0.0');
    install('c@2.0.0');
    install('b@1.0.0', { dependencies: { c: '2' } }, ['c@2.0.0']);
    const a = install('a@1.0.0', { dependencies: { b: '1', c: '1' } }, ['b@1.0.0', 'c@1.0.0']);
    expect(placesOf({ a })).toEqual({
      a: '.pnpm/a@1.0.0/node_modules/a',
      b: '.pnpm/b@1.0.0/node_modules/b',
      c: '.pnpm/c@1.0.0/node_modules/c',
      'b/node_modules/c': '.pnpm/c@2.0.0/node_modules/c',
    });
  });

  it('leave out the native builds for other machines, and nothing that has to be there', () => {
    const a = install('a@1.0.0', { optionalDependencies: { 'a-win32': '1' } });
    expect(Object.keys(placesOf({ a }))).toEqual(['a']);
    const b = install('b@1.0.0', { dependencies: { lost: '1' } });
    expect(() => layOutPackages({ b })).toThrow(/needs lost/);
  });

  it('take along a peer that is asked for, not one that may be there', () => {
    install('pg@1.0.0');
    install('native@1.0.0');
    const pool = install(
      'pool@1.0.0',
      { peerDependencies: { pg: '1', native: '1' }, peerDependenciesMeta: { native: { optional: true } } },
      ['pg@1.0.0', 'native@1.0.0'],
    );
    expect(Object.keys(placesOf({ pool }))).toEqual(['pool', 'pg']);
  });
});

it.each([
  ['dist/index.js', true],
  ['dist/pglite.wasm', true],
  ['argon2.linux-x64-gnu.node', true],
  ['package.json', true],
  ['LICENSE.md', true],
  ['docs/NOTICE', true],
  ['lib/test/index.js', true],
  ['test.js', true],
  ['README.md', false],
  ['dist/index.js.map', false],
  ['types/index.d.mts', false],
  ['test/index.js', false],
])('whether %s is needed where it runs: %s', (file, expected) => {
  expect(isNeeded(file)).toBe(expected);
});
