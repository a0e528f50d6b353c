import { brotliCompressSync } from 'node:zlib';
import { readRegistry } from '@portal/registry/read-registry';
import { partFor } from '@portal/registry/registry-part';
import { fiftyApps } from '../../../test/fifty-apps';
import { overRegistryBudget } from './budgets';

const registry = fiftyApps();

it('a registry of fifty apps sends visitors three of them, and where the others are', () => {
  expect(Object.keys(registry.remotes)).toHaveLength(50);
  const { remotes, elsewhere } = readRegistry(partFor(registry, 'VISITOR')).registry;
  expect(Object.keys(remotes)).toHaveLength(3);
  expect(elsewhere).toEqual(expect.arrayContaining(['/agent/home', '/usersList']));
});

it.each([
  ['VISITOR', 6_000],
  ['APPLICANT', 12_000],
  ['AGENT', 24_000],
  ['DIRECTOR', 26_000],
  ['ADMIN', 32_000],
] as const)('a registry of fifty apps weighs for %s at most %i bytes', (role, most) => {
  expect(brotliCompressSync(JSON.stringify(partFor(registry, role))).length).toBeLessThanOrEqual(most);
});

it('a registry may grow for those who work with it, and is refused where visitors would wait for it', () => {
  expect(overRegistryBudget(registry)).toBeUndefined();
  expect(overRegistryBudget(fiftyApps(6))).toMatch(
    /^What a visitor gets of the registry would weigh \d+\.\d kB of at most 6\.0 kB\. A visit waits for it: /,
  );
});
