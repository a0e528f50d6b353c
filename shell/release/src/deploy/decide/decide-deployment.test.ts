import { generateKeyPairSync, sign } from 'node:crypto';
import { portalSample, releaseSample, type PortalSample } from '../../../test/portal-samples';
import { signRelease } from '../../sign/sign-release';
import { appsIn, releaseIn, type Build } from '../portal';
import { admit, giving, withUploaded } from './decide-deployment';

type Sample = NonNullable<Parameters<typeof releaseSample>[1]>;

interface Asked {
  readonly version?: string;
  readonly sample?: Sample;
  readonly disk?: PortalSample['disk'];
  readonly build?: Partial<Build>;
  readonly options?: readonly string[];
  readonly isOwnerHere?: boolean;
}

/** Asks whether version 1.4.0 may be deployed, or another one. */
function ask({ version = '1.4.0', sample, disk, build, options = [], isOwnerHere = true }: Asked) {
  const portal = portalSample({ ...(disk && { disk }) });
  const built = { ...releaseSample(version, sample), folder: '/built' };
  const there = releaseIn(portal, 'agent', version);
  const same = there?.digest === built.digest ? there : undefined;
  const signer = isOwnerHere ? { publicKey: 'x', sign: () => '' } : undefined;
  const weight = { entry: 6_000, pages: { home: 60_000 } };
  return admit({ ...portal, signer }, { built, problems: [], weight, same, ...build }, { options });
}

const route = (changes: object) => ({
  says: {
    routes: [
      { path: '/agent/home', page: 'home', title: 'x', roles: ['AGENT'], access: 'signed-in', ...changes },
    ],
  },
});
const requiring = (requires: object) => ({
  says: { requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0', ...requires } },
});
const OTHER = { digest: 'sha384-other' };

it.each<[string, Asked]>([
  [
    'It claims /usersList for ADMIN, which the portal does not give it.',
    { sample: route({ path: '/usersList', roles: ['ADMIN'] }) },
  ],
  [
    'It describes /agent/home, which a visitor cannot open',
    { sample: route({ description: 'x'.repeat(80) }) },
  ],
  [
    'It belongs to team-admin, and the portal gives mfe-agent to team-agent.',
    { sample: { owner: 'team-admin' } },
  ],
  [
    'mfe-agent 1.4.0 needs contract 1, kit ^1.9.0, react ^19.0.0, and the shell has contract 1, kit 1.3.0, react 19.3.1. Deploy the shell first, or add --ahead-of-shell',
    { sample: requiring({ kit: '^1.9.0' }) },
  ],
  ['needs contract 2', { sample: requiring({ contract: 2 }) }],
  [
    'needs contract 1, kit ^1.0.0, react ^19.0.0, federation ^2.9.2, and the shell has contract 1, kit 1.3.0, react 19.3.1, federation none.',
    { sample: requiring({ federation: '^2.9.2' }) },
  ],
  [
    'mfe-agent 1.4.0 has the scope agent__1_0_0 of mfe-agent 1.0.0: build it anew, under its own version.',
    { sample: { says: { scope: 'agent__1_0_0' } } },
  ],
  [
    '/built was made by npm run dev, for one machine: `portal build agent --version 1.4.0`',
    { sample: { isDevelopment: true } },
  ],
  [
    'mfe-agent 1.0.0 is deployed already with other bytes, and a release never changes: take a new version.',
    { version: '1.0.0', sample: OTHER },
  ],
  // Also after its files were removed.
  ['is deployed already with other bytes', { version: '1.0.0', sample: OTHER, disk: { '1.0.0': undefined } }],
  [
    'mfe-agent 1.0.0 was deployed before, and its files on the disk were changed since: take a new version.',
    { version: '1.0.0', disk: { '1.0.0': { digest: 'sha384-tampered' } } },
  ],
  [
    'mfe-agent 1.4.0 is refused. The entry weighs 7.5 kB of at most 7.0 kB.',
    { build: { weight: { entry: 7_500, pages: {} } } },
  ],
  [
    'The page "home" weighs 65.0 kB of at most 63.0 kB.',
    { build: { weight: { entry: 6_000, pages: { home: 65_000 } } } },
  ],
  ['/built is not whole: home.js is missing.', { build: { problems: ['home.js is missing.'] } }],
  [
    'mfe-agent 1.4.0 is not signed. The private key of the owner of this portal is not here',
    { isOwnerHere: false },
  ],
])('refuses: %s', (reason, asked) => {
  expect(() => ask(asked)).toThrow(reason);
});

it('takes what is ahead of the shell, of the ownership, when told to', () => {
  const admitted = { signed: undefined, isThere: false, isVerified: false };
  expect(ask({ sample: requiring({ kit: '^1.9.0' }), options: ['ahead-of-shell'] })).toEqual(admitted);
  expect(ask({ sample: route({ path: '/usersList' }), options: ['ahead-of-ownership'] })).toEqual(admitted);
});

it('needs no upload of bytes that are there, and replaces what an interrupted deployment left', () => {
  const disk = { '1.4.0': { signed: undefined } };
  expect(ask({ disk })).toMatchObject({ isThere: true, isVerified: false });
  expect(ask({ disk, sample: OTHER })).toMatchObject({ isThere: false });
  expect(ask({ version: '1.0.0' })).toMatchObject({ isThere: true, isVerified: true });
});

describe('a signature that is given with it', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = String(publicKey.export({ format: 'jwk' }).x);
  const built = { ...releaseSample('1.4.0'), folder: '/built' };
  const signed = signRelease(built, {
    publicKey: key,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  });
  const admitted = (
    keys: readonly { readonly key: string; readonly until?: string }[],
    digest = signed.digest,
  ) => {
    const { agent, ...others } = appsIn({ ownership: undefined });
    if (!agent) throw new Error('no app');
    const apps = { ...others, agent: { ...agent, keys, vouched: '' } };
    const portal = {
      ...portalSample(),
      ownership: { schema: 1 as const, serial: 1, at: '', signature: '', apps },
    };
    const build = { built, problems: [], weight: { entry: 1, pages: {} }, same: undefined };
    return admit(portal, build, {
      options: [],
      signed: { ...signed, digest },
    });
  };

  it('counts by a key of its team, until the day on which that one ends', () => {
    expect(admitted([{ key, until: '2026-11-22' }])).toMatchObject({ signed: { key } });
    expect(() => admitted([{ key, until: '2026-11-21' }])).toThrow(
      'was good until 2026-11-21: it has ended.',
    );
    expect(() => admitted([])).toThrow('signed by a key that is not one of its team, team-agent.');
    expect(() => admitted([{ key }], 'sha384-other')).toThrow('The signature is not one of mfe-agent 1.4.0.');
  });
});

describe('a version that is verified', () => {
  const give = (isPreview: boolean, sample: PortalSample = {}, changes: Sample = {}) => {
    const portal = withUploaded(portalSample(sample), releaseSample('1.4.0', changes), undefined);
    const { released, lines } = giving(portal, 'agent', '1.4.0', isPreview);
    return { agent: released?.remotes['agent'], lines };
  };

  it('goes to everyone, with those before to fall back to; a canary and a switch stay as they are', () => {
    const canary = { version: '1.3.0', percent: 10, salt: 'x' };
    const disabled = { message: 'x' };
    const { agent, lines } = give(false, { state: { previews: ['1.4.0', '1.3.0'], canary, disabled } });
    expect(agent).toMatchObject({
      stable: '1.4.0',
      ladder: ['1.4.0', '1.2.0', '1.1.0'],
      previews: ['1.3.0'],
      pinned: true,
      canary,
      disabled,
    });
    expect(lines).toEqual([
      'mfe-agent 1.4.0 is what everyone gets.',
      'Its canary 1.3.0 goes on at 10 %.',
      'It is still switched off: `portal enable agent` switches it on.',
      'It was built from an unknown commit.',
    ]);
  });

  it('is a preview for who asks, five at most', () => {
    const previews = ['1.3.0', '1.1.0', '1.0.0', '1.2.0', '0.9.0'];
    const { agent, lines } = give(true, { state: { previews }, disk: { '0.9.0': {} } });
    expect(agent).toMatchObject({ stable: '1.2.0', previews: ['1.4.0', ...previews.slice(0, 4)] });
    expect(lines[0]).toBe('mfe-agent 1.4.0 is there as a preview: open the portal with ?mfe=agent@1.4.0.');
  });

  it('is refused where every visit would wait for it', () => {
    const title = Array.from({ length: 9_000 }, (_, index) => (index * 7_919).toString(36)).join('');
    expect(() => give(false, {}, route({ title }))).toThrow(
      /refused\. What a visitor gets of the registry would weigh \d+\.\d kB of at most 6\.0 kB\./,
    );
  });
});
