import { parse } from 'yaml';
import { usedPackages, type Lockfile } from './used-packages.mjs';

const lockfile = parse(`lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      compiler-7:
        specifier: 'catalog:'
        version: compiler@7.0.2

  app:
    dependencies:
      '@portal/kit':
        specifier: workspace:*
        version: link:../shared/kit
      react:
        specifier: 'catalog:'
        version: 19.3.1
    devDependencies:
      bundler:
        specifier: 'catalog:'
        version: 1.0.0(react@19.3.1)

  shared/kit:
    dependencies:
      axios:
        specifier: 'catalog:'
        version: 1.21.1

packages:

  '@bundler/linux@1.0.0':
    resolution: {integrity: sha512-a}
    cpu: [x64]
    os: [linux]

  axios@1.21.1:
    resolution: {integrity: sha512-b}
    deprecated: 'not really: told here because of the colon'

snapshots:

  '@bundler/linux@1.0.0':
    dependencies:
      libc: 1.0.0
    optional: true

  axios@1.21.1:
    dependencies:
      '@types/node': 20.0.0
      width-cjs: width@4.0.0
    transitivePeerDependencies:
      - debug

  bundler@1.0.0(react@19.3.1):
    dependencies:
      react: 19.3.1
    optionalDependencies:
      '@bundler/linux': 1.0.0

  compiler@7.0.2: {}

  '@types/node@20.0.0': {}

  react@19.3.1: {}

  width@4.0.0: {}
`) as Lockfile;

const used = (folders: readonly string[], options?: Parameters<typeof usedPackages>[2]) =>
  [...usedPackages(lockfile, folders, options).packages].toSorted();

it('finds what an app ships, through the workspace and under other names', () => {
  expect(used(['app'])).toEqual(['@types/node@20.0.0', 'axios@1.21.1', 'react@19.3.1', 'width@4.0.0']);
});

it('leaves out what does not count, with what only that uses', () => {
  expect(used(['app'], { isUsed: (_, name) => name !== '@types/node' })).not.toContain('@types/node@20.0.0');
  expect(used(['app'], { isUsed: (user, name) => user !== 'app' || name === 'react' })).toEqual([
    'react@19.3.1',
  ]);
});

it('tells builds for one system apart, with what only they use', () => {
  const { packages, builds } = usedPackages(lockfile, ['.', 'app'], { withTools: true });
  const bundler = 'bundler@1.0.0(react@19.3.1)';
  expect([...packages]).toEqual(expect.arrayContaining([bundler, 'compiler@7.0.2']));
  expect([...packages].filter((key) => /libc|linux/.test(key))).toEqual([]);
  expect([...builds].map(([key, names]) => [key, [...names]])).toEqual([[bundler, ['@bundler/linux@1.0.0']]]);
});
