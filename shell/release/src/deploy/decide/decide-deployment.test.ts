import { portalSample, releaseSample, type PortalSample } from '../../../test/portal-samples';
import type { Portal, StoredRelease } from '../portal';
import { admit, giving, withUploaded, type Allowances } from './decide-deployment';

type Sample = Partial<StoredRelease> & { readonly says?: object };

/** Asks whether version 1.4.0 may be deployed, or another one. */
function ask(
  sample: Sample,
  {
    version = '1.4.0',
    portal = portalSample(),
    ...allowances
  }: Allowances & {
    readonly version?: string;
    readonly portal?: Portal;
  } = {},
) {
  const built = { ...releaseSample(version, sample), folder: '/built' };
  const same = portal.releases['agent']?.find(({ digest }) => digest === built.digest);
  // By the owner, whose key is not asked for here.
  const signer = { publicKey: 'x', sign: () => '' };
  return admit(
    { ...portal, signer },
    { built, problems: [], weight: { entry: 6_000, pages: { home: 60_000 } }, same },
    allowances,
  );
}

const route = (changes: object) => ({
  routes: [
    { path: '/agent/home', page: 'home', title: 'x', roles: ['AGENT'], access: 'signed-in', ...changes },
  ],
});
const requiring = (requires: object) => ({
  says: { requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0', ...requires } },
});

it.each<[string, Sample, string]>([
  [
    'the path of another team',
    { says: route({ path: '/usersList', roles: ['ADMIN'] }) },
    'It claims /usersList for ADMIN, which the portal does not give it.',
  ],
  [
    'a description of a page that nobody is to find',
    { says: route({ description: 'x'.repeat(80) }) },
    'It describes /agent/home, which a visitor cannot open',
  ],
  [
    'another owner',
    { owner: 'team-admin' },
    'It belongs to team-admin, and the portal gives mfe-agent to team-agent.',
  ],
  [
    'a kit that the shell does not have',
    requiring({ kit: '^1.9.0' }),
    'mfe-agent 1.4.0 needs contract 1, kit ^1.9.0, react ^19.0.0, and the shell has contract 1, kit 1.3.0, react 19.3.1. Deploy the shell first, or add --ahead-of-shell',
  ],
  ['another contract', requiring({ contract: 2 }), 'needs contract 2'],
  [
    'a federation runtime that the shell does not lend',
    requiring({ federation: '^2.9.2' }),
    'needs contract 1, kit ^1.0.0, react ^19.0.0, federation ^2.9.2, and the shell has contract 1, kit 1.3.0, react 19.3.1, federation none.',
  ],
  [
    'a scope that another version has',
    { says: { scope: 'agent__1_0_0' } },
    'mfe-agent 1.4.0 has the scope agent__1_0_0 of mfe-agent 1.0.0: build it anew, under its own version.',
  ],
  [
    'a build of npm run dev',
    { isDevelopment: true },
    '/built was made by npm run dev, for one machine: `portal build agent --version 1.4.0`',
  ],
])('refuses %s', (_what, sample, reason) => {
  expect(() => ask(sample)).toThrow(reason);
});

it.each<[string, Sample, PortalSample['disk'] & object, string]>([
  [
    'other bytes of a version that is listed',
    { digest: 'sha384-other' },
    {},
    'mfe-agent 1.0.0 is deployed already with other bytes, and a release never changes: take a new version.',
  ],
  [
    'other bytes, also after its files were removed',
    { digest: 'sha384-other' },
    { '1.0.0': undefined },
    'is deployed already with other bytes',
  ],
  [
    'the same bytes over files that were changed since',
    { digest: 'sha384-1.0.0' },
    { '1.0.0': { digest: 'sha384-tampered' } },
    'mfe-agent 1.0.0 was deployed before, and its files on the disk were changed since: take a new version.',
  ],
])('refuses a used version: %s', (_what, sample, disk, reason) => {
  expect(() => ask(sample, { version: '1.0.0', portal: portalSample({ disk }) })).toThrow(reason);
});

it.each<[string, Parameters<typeof admit>[1], string]>([
  [
    'an entry over its budget',
    {
      built: releaseSample('1.4.0'),
      problems: [],
      weight: { entry: 7_500, pages: {} },
      same: undefined,
    },
    'mfe-agent 1.4.0 is refused. The entry weighs 7.5 kB of at most 7.0 kB.',
  ],
  [
    'a page over its budget',
    {
      built: releaseSample('1.4.0'),
      problems: [],
      weight: { entry: 6_000, pages: { home: 65_000 } },
      same: undefined,
    },
    'The page "home" weighs 65.0 kB of at most 63.0 kB.',
  ],
  [
    'files that are not whole',
    { built: releaseSample('1.4.0'), problems: ['home.js is missing.'], weight: undefined, same: undefined },
    '/dist/remotes/agent/1.4.0 is not whole: home.js is missing.',
  ],
])('refuses %s', (_what, build, reason) => {
  expect(() => admit({ ...portalSample(), signer: { publicKey: 'x', sign: () => '' } }, build, {})).toThrow(
    reason,
  );
});

it('takes what is ahead of the shell, of the ownership, when told to', () => {
  const admitted = { signed: undefined, isThere: false, isVerified: false };
  expect(ask(requiring({ kit: '^1.9.0' }), { isAheadOfShell: true })).toEqual(admitted);
  expect(ask({ says: route({ path: '/usersList' }) }, { isAheadOfOwnership: true })).toEqual(admitted);
});

it('needs no upload of bytes that are there, and replaces what an interrupted deployment left', () => {
  const portal = portalSample({ disk: { '1.4.0': { isMarked: false } } });
  expect(ask({}, { portal })).toMatchObject({ isThere: true, isVerified: false });
  expect(ask({ digest: 'sha384-other' }, { portal })).toMatchObject({ isThere: false });
  expect(ask({}, { version: '1.0.0' })).toMatchObject({ isThere: true, isVerified: true });
});

it('is not signed where nobody can', () => {
  const build = { built: releaseSample('1.4.0'), problems: [], weight: undefined, same: undefined };
  expect(() => admit(portalSample(), build, {})).toThrow(
    'mfe-agent 1.4.0 is not signed. The private key of the owner of this portal is not here',
  );
});

describe('a version that is verified', () => {
  const give = (version: string, isPreview: boolean, sample: PortalSample = {}, changes: Sample = {}) =>
    giving(
      withUploaded(portalSample(sample), releaseSample(version, changes), undefined),
      'agent',
      version,
      isPreview,
    );

  it('goes to everyone, with those before to fall back to, and stays from then on', () => {
    const { released, lines } = give('1.4.0', false, { state: { previews: ['1.4.0', '1.3.0'] } });
    expect(released?.remotes['agent']).toMatchObject({
      stable: '1.4.0',
      ladder: ['1.4.0', '1.2.0', '1.1.0'],
      previews: ['1.3.0'],
      pinned: true,
    });
    expect(lines).toEqual(['mfe-agent 1.4.0 is what everyone gets.', 'It was built from an unknown commit.']);
  });

  it('leaves a canary and a switch as they are, and says so', () => {
    const canary = { version: '1.3.0', percent: 10, salt: 'x' };
    const { released, lines } = give('1.4.0', false, { state: { canary, disabled: { message: 'x' } } });
    expect(released?.remotes['agent']).toMatchObject({ canary, disabled: { message: 'x' } });
    expect(lines.slice(1, 3)).toEqual([
      'Its canary 1.3.0 goes on at 10 %.',
      'It is still switched off: `portal enable agent` switches it on.',
    ]);
  });

  it('is a preview for who asks, five at most', () => {
    const previews = ['1.3.0', '1.1.0', '1.0.0', '1.2.0', '0.9.0'];
    const { released, lines } = give('1.4.0', true, {
      state: { previews },
      disk: { '0.9.0': {} },
    });
    expect(released?.remotes['agent']).toMatchObject({
      stable: '1.2.0',
      previews: ['1.4.0', ...previews.slice(0, 4)],
    });
    expect(lines[0]).toBe('mfe-agent 1.4.0 is there as a preview: open the portal with ?mfe=agent@1.4.0.');
  });

  it('is refused where every visit would wait for it', () => {
    const title = Array.from({ length: 9_000 }, (_, index) => (index * 7_919).toString(36)).join('');
    expect(() => give('1.4.0', false, {}, { says: route({ title }) })).toThrow(
      /refused\. What a visitor gets of the registry would weigh \d+\.\d kB of at most 6\.0 kB\./,
    );
  });
});
