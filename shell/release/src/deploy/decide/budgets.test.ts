import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROLES } from '@portal/domain/access';
import { verifySignature } from '@portal/host/signatures/ed25519';
import { readRegistry } from '@portal/registry/read-registry';
import { partFor } from '@portal/registry/registry-part';
import { isSignedBy, signersOf, vouchedRegistry } from '@portal/registry/vouch';
import { overRegistryBudget } from './budgets';
import { fiftyApps } from '../../../test/fifty-apps';
import { createSigningKey } from '../../sign/signing-key';

const home = mkdtempSync(path.join(tmpdir(), 'portal-fifty-'));
afterAll(() => rmSync(home, { recursive: true }));
const owner = createSigningKey(path.join(home, 'owner.key'));

describe('the registry of fifty apps', () => {
  const registry = fiftyApps(owner);
  const bytesFor = (role: (typeof ROLES)[number]) =>
    brotliCompressSync(JSON.stringify(partFor(registry, role))).length;

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

  it.each(ROLES)('is vouched for as a whole in what %s gets of it', async (role) => {
    const read = readRegistry(partFor(registry, role));
    const { registry: part, refused } = await vouchedRegistry(read, owner.publicKey, verifySignature);
    expect(refused).toEqual([]);
    const described = Object.values(part.remotes).flatMap((entry) =>
      Object.values(entry.versions).flatMap(({ description, ...listed }) =>
        description ? [{ entry, listed, description }] : [],
      ),
    );
    expect(described.map(({ entry }) => entry.name)).toEqual(role === 'VISITOR' ? ['public'] : []);
    for (const { entry, listed, description } of described) {
      const keys = signersOf(entry, owner.publicKey);
      await expect(isSignedBy(keys, description, listed, verifySignature)).resolves.toBe(true);
    }
  });

  it('may grow for those who work with it, and is refused where visitors would wait for it', () => {
    expect(overRegistryBudget(registry)).toBeUndefined();
    expect(overRegistryBudget(fiftyApps(owner, 6))).toMatch(
      /^What a visitor gets of the registry would weigh \d+\.\d kB of at most 6\.0 kB\. A visit waits for it: /,
    );
  });
});
