import { sortByLicence } from './sort-by-licence.mjs';

const of = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { version: '1.0.0' }]));
const lockfile = {
  importers: {
    '.': { devDependencies: of('formatter') },
    'shell/host': { dependencies: of('fastify') },
    'shell/page': { dependencies: of('react') },
    'shell/release': {},
    'mfe-agent': { dependencies: of('react'), devDependencies: of('bundler') },
    'back-office': { dependencies: of('argon2') },
  },
  packages: {
    'argon2-linux@1.0.0': { os: '[linux]' },
    'argon2-win32@1.0.0': { os: '[win32]' },
  },
  snapshots: {
    'argon2@1.0.0': { optionalDependencies: { 'argon2-linux': '1.0.0', 'argon2-win32': '1.0.0' } },
    'bundler@1.0.0': {},
    'fastify@1.0.0': { dependencies: { cookie: '1.0.0' } },
    'formatter@1.0.0': {},
    'react@1.0.0': { dependencies: { cookie: '1.0.0', typescript: '1.0.0' } },
    'cookie@1.0.0': {},
    'typescript@1.0.0': {},
  },
};
const INSTALLED = {
  argon2: 'MIT',
  'argon2-linux': 'MIT',
  bundler: 'MPL-2.0',
  cookie: 'ISC',
  fastify: 'MIT',
  formatter: 'MIT',
  react: 'MIT',
  typescript: 'Apache-2.0',
};

function sort(changes: Readonly<Record<string, string | undefined>> = {}) {
  const installed = Object.entries({ ...INSTALLED, ...changes });
  const { sorted, faults } = sortByLicence(
    lockfile,
    new Map(installed.map(([name, says]) => [`${name}@1.0.0`, says])),
  );
  const plain = ([group, byLicence]: [string, (typeof sorted)['tools']]) =>
    [
      group,
      Object.fromEntries([...byLicence].map(([id, names]) => [id, Object.fromEntries(names)])),
    ] as const;
  // With a lockfile as small as this, the real tools and exceptions are reported as missing, too.
  return {
    sorted: Object.fromEntries(Object.entries(sorted).map(plain)),
    faults: faults.filter((fault) => fault.startsWith('argon2') || fault.startsWith('react')),
  };
}

it('knows what browsers get, what the server runs, and what is neither', () => {
  expect(sort()).toEqual({
    sorted: {
      browser: { MIT: { react: false }, ISC: { cookie: false } },
      server: { MIT: { fastify: false, argon2: true }, ISC: { cookie: false } },
      tools: {
        MIT: { formatter: false },
        'MPL-2.0': { bundler: false },
        'Apache-2.0': { typescript: false },
      },
    },
    faults: [],
  });
});

it('says the same on a machine that has another build', () => {
  expect(sort({ 'argon2-win32': 'MIT' }).sorted).toEqual(sort().sorted);
});

it.each([
  ['react', 'MPL-2.0', 'react says « MPL-2.0 », which is not allowed for'],
  ['react', undefined, 'react says no licence'],
  ['argon2-linux', 'GPL-3.0-only', 'argon2-linux says « GPL-3.0-only », which is not allowed for'],
])('names %s when it says %s', (name, says, fault) => {
  expect(sort({ [name]: says }).faults).toEqual([expect.stringContaining(fault)]);
});
