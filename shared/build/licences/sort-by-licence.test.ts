import { sortByLicence } from './sort-by-licence.mjs';
import cases from './sort-by-licence.test.json';

const { lockfile, installed: INSTALLED } = cases;

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
