import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { usedPackages, type Lockfile } from './used-packages.mjs';

const lockfile = parse(readFileSync(path.join(__dirname, 'used-packages.test.yaml'), 'utf8')) as Lockfile;

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
