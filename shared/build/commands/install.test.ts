import { installedBy } from './install.mjs';

const before = {
  name: 'portal',
  version: '1.0.0',
  scripts: { start: 'node .' },
  dependencies: { react: '19.3.1' },
};
const decides = (facts: object) => installedBy('mfe-agent/package.json', JSON.stringify(facts));

it.each<[string, object, boolean]>([
  ['a version that is raised for a release', { version: '1.1.0' }, false],
  ['another script', { scripts: { start: 'node main.mjs' } }, false],
  ['another dependency', { dependencies: { react: '19.4.0' } }, true],
  ['another tool', { devDependencies: { jest: '30.5.2' } }, true],
  ['an override of pnpm', { pnpm: { overrides: {} } }, true],
  ['another pnpm', { packageManager: 'pnpm@11.0.0' }, true],
])('%s has everything installed anew: %#', (_what, change, isAnew) => {
  expect(decides({ ...before, ...change }) !== decides(before)).toBe(isAnew);
});

it('any change of the lockfile does', () => {
  expect(installedBy('pnpm-lock.yaml', 'lockfileVersion: 9.0')).toBe('lockfileVersion: 9.0');
});
