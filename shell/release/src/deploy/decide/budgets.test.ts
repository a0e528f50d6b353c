import { brotliCompressSync } from 'node:zlib';
import type { Role } from '@portal/domain/access';
import { readRegistry } from '@portal/registry/read-registry';
import { partFor } from '@portal/registry/registry-part';
import { overRegistryBudget } from './budgets';
import { fiftyApps } from '../../../test/fifty-apps';

describe('the registry of fifty apps', () => {
  const registry = fiftyApps();
  const bytesFor = (role: Role) => brotliCompressSync(JSON.stringify(partFor(registry, role))).length;

  it('is too much for a visitor, who gets three of them and where the others are', () => {
    expect(Object.keys(registry.remotes)).toHaveLength(50);
    expect(brotliCompressSync(JSON.stringify(registry)).length).toBeGreaterThan(30_000);
    const { remotes, elsewhere } = readRegistry(partFor(registry, 'VISITOR')).registry;
    expect(Object.keys(remotes)).toEqual(['public', 'insurance', 'partners']);
    expect(elsewhere).toEqual(expect.arrayContaining(['/agent/home', '/loans/:id', '/usersList']));
    expect(bytesFor('VISITOR')).toBeLessThanOrEqual(6_000);
  });

  it.each([
    ['APPLICANT', 12_000],
    ['AGENT', 24_000],
    ['DIRECTOR', 26_000],
    ['ADMIN', 32_000],
  ] as const)('weighs for %s at most %i bytes', (role, most) => {
    expect(bytesFor(role)).toBeLessThanOrEqual(most);
  });

  it('may grow for those who work with it, and is refused where visitors would wait for it', () => {
    expect(overRegistryBudget(registry)).toBeUndefined();
    expect(overRegistryBudget(fiftyApps(6))).toMatch(
      /^What a visitor gets of the registry would weigh \d+\.\d kB of at most 6\.0 kB\. A visit waits for it: /,
    );
  });
});
