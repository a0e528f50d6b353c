import { generateKeyPairSync, sign, verify, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { ownershipStatement, releaseStatement, type Ownership, type VerifySignature } from './ownership';
import { readRelease } from './read-release';
import { readRegistry } from './read-registry';
import type { Release } from './registry';
import { DIGEST, writtenEntry, writtenRegistry, writtenRelease } from '../test/registry-samples';
import { isSignedBy, signersOf, vouchedRegistry } from './vouch';

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') };
}
const verifySignature: VerifySignature = (x, signature, text) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return Promise.resolve(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64')));
};

const owner = keyPair();
const team = keyPair();
const stranger = keyPair();

const given: Ownership = {
  owner: 'team-agent',
  claims: [{ paths: ['/agent/*'], roles: ['AGENT'] }],
  keys: [team.x],
  vouched: undefined,
};
const vouched = owner.sign(ownershipStatement('agent', given));

const registryWith = (changes: object, name = 'agent') =>
  readRegistry(writtenRegistry({ [name]: writtenEntry(name, {}, { ...given, vouched, ...changes }) }));

describe('the owner of the portal vouches for', () => {
  it('a remote with the team, the claims and the keys that were signed', async () => {
    const { registry, refused } = await vouchedRegistry(registryWith({}), owner.x, verifySignature);
    expect(Object.keys(registry.remotes)).toEqual(['agent']);
    expect(refused).toEqual([]);
  });

  it.each<readonly [string, object, string]>([
    ['another team', { owner: 'team-loans' }, 'agent'],
    ['another path', { claims: [{ paths: ['/*'], roles: ['AGENT'] }] }, 'agent'],
    ['another key', { keys: [stranger.x] }, 'agent'],
    ['one key more', { keys: [team.x, stranger.x] }, 'agent'],
    ['no signature', { vouched: undefined }, 'agent'],
    [
      'the signature of somebody else',
      { vouched: stranger.sign(ownershipStatement('agent', given)) },
      'agent',
    ],
    ['the signature for another app', {}, 'loans'],
  ])('no remote with %s', async (_what, changes, name) => {
    const { registry, refused } = await vouchedRegistry(
      registryWith(changes, name),
      owner.x,
      verifySignature,
    );
    expect(registry.remotes).toEqual({});
    expect(refused).toEqual([{ remote: name, reason: `${name} is unsigned` }]);
  });

  it('each remote alone: one that is refused costs no other', async () => {
    const good = writtenEntry('agent', {}, { ...given, vouched });
    const read = readRegistry(writtenRegistry({ agent: good, admin: writtenEntry('admin') }));
    const { registry, refused } = await vouchedRegistry(read, owner.x, verifySignature);
    expect(Object.keys(registry.remotes)).toEqual(['agent']);
    expect(refused.map(({ remote }) => remote)).toEqual(['admin']);
  });

  it('everything in a portal that has no owner’s key', async () => {
    const read = registryWith({ vouched: undefined });
    const { refused } = await vouchedRegistry(read, undefined, verifySignature);
    expect(refused).toEqual([]);
  });
});

describe('a release is signed', () => {
  const release = readRelease('agent', '1.0.0', writtenRelease('agent', '1.0.0'));
  const signers = signersOf({ keys: [team.x] }, owner.x);
  const signature = team.sign(releaseStatement(release, DIGEST));

  it('by its team or by the owner, and by nobody else', async () => {
    const statement = releaseStatement(release, DIGEST);
    const by = (key: { sign: (text: string) => string } | undefined) =>
      isSignedBy(signers, release, { digest: DIGEST, signature: key?.sign(statement) }, verifySignature);

    expect(await Promise.all([team, owner, stranger, undefined].map(by))).toEqual([true, true, false, false]);
  });

  it('in each of its parts: what is changed afterwards is unsigned', async () => {
    const parts = ['scope', 'entry', 'requires', 'integrity', 'pages', 'routes', 'menu'] as const;
    const json = JSON.parse(JSON.stringify(release)) as Record<string, unknown>;
    /** Every text and number in it, by its way. */
    const ways = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, item]) => ways(item, [...way, key]))
        : [way];
    const all = parts.flatMap((part) => ways(json[part], [part]));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), fc.string({ minLength: 1 }), async (way, text) => {
        const changed = JSON.parse(JSON.stringify(release)) as Record<string, unknown>;
        const last = way
          .slice(0, -1)
          .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, changed);
        const key = way.at(-1) ?? '';
        last[key] = `${String(last[key])}${text}`;
        const listed = { digest: DIGEST, signature };
        expect(await isSignedBy(signers, changed as unknown as Release, listed, verifySignature)).toBe(false);
      }),
    );
  });

  it('for these bytes alone', async () => {
    const other = { digest: `sha384-${'C'.repeat(64)}`, signature };
    expect(await isSignedBy(signers, release, other, verifySignature)).toBe(false);
  });
});
