import { chooseVersion, chooseVersions, type Circumstances } from './choose-version';
import type { ListedRelease, RemoteEntry } from './registry';
import { entryOf, listed, registryOf, release } from '../test/registry-samples';

const shell = { contract: 1, kit: '1.4.0', react: '19.3.1', federation: '2.9.2' };

const forAgent: Circumstances = {
  shell,
  role: 'AGENT',
  cohortKey: () => '7',
  previews: {},
  known: () => undefined,
};

const needing = (version: string, kit: string) =>
  listed('agent', version, { requires: { contract: 1, kit, react: '^19.0.0' } });

const canaryOf = (percent: number, changes: object = {}) => ({
  version: '1.3.0',
  percent,
  roles: undefined,
  salt: 'agent-1.3.0',
  ...changes,
});

/** Stable 1.2.0 with 1.1.0 as fallback; 1.3.0 and 1.4.0-rc.1 for canaries and previews. */
const agent = (changes: Partial<RemoteEntry> = {}): RemoteEntry => {
  const releases = ['1.2.0', '1.1.0', '1.3.0', '1.4.0-rc.1'].map((version) => listed('agent', version));
  return entryOf(releases, { ladder: ['1.2.0', '1.1.0'], previews: ['1.4.0-rc.1'], ...changes });
};

const versionsOf = (choice: ReturnType<typeof chooseVersion>) =>
  choice?.candidates.map(({ version }) => version);

const preview = { previews: { agent: '1.4.0-rc.1' } };
const forAgents = canaryOf(100, { roles: ['AGENT'] });

describe('the version of a remote', () => {
  it.each<[string, Partial<RemoteEntry>, Partial<Circumstances>, string]>([
    ['everyone', {}, {}, 'stable 1.2.0 1.1.0'],
    ['the cohort of a canary', { canary: canaryOf(100) }, {}, 'canary 1.3.0 1.2.0 1.1.0'],
    ['those outside the cohort', { canary: canaryOf(0) }, {}, 'stable 1.2.0 1.1.0'],
    ['a role that the canary is for', { canary: forAgents }, {}, 'canary 1.3.0 1.2.0 1.1.0'],
    ['a role that it is not for', { canary: forAgents }, { role: 'DIRECTOR' }, 'stable 1.2.0 1.1.0'],
    ['a tab that previews', {}, preview, 'preview 1.4.0-rc.1 1.2.0 1.1.0'],
    ['a tab that goes back', {}, { previews: { agent: '1.1.0' } }, 'preview 1.1.0 1.2.0'],
    ['a preview nobody listed', {}, { previews: { agent: '9.9.9' } }, 'stable 1.2.0 1.1.0'],
  ])('for %s', (_who, entry, circumstances, chosen) => {
    const choice = chooseVersion(agent(entry), { ...forAgent, ...circumstances });

    expect([choice?.source, ...(versionsOf(choice) ?? [])].join(' ')).toBe(chosen);
    expect(choice?.release.version).toBe(versionsOf(choice)?.[0]);
  });

  it('of an app that was never given to anybody is there for a tab that previews it, and for no other', () => {
    const first = entryOf([listed('agent', '1.0.0')], {
      previews: ['1.0.0'],
      disabled: 'Pas encore ouverte.',
    });
    expect(chooseVersion(first, forAgent)).toBeUndefined();
    expect(chooseVersion(first, { ...forAgent, previews: { agent: '1.0.0' } })).toMatchObject({
      source: 'preview',
      blocked: undefined,
    });
  });

  it('is none when the registry describes none, enabled or not', () => {
    expect(chooseVersions(registryOf(entryOf([])), forAgent)).toEqual([]);
    expect(chooseVersion(entryOf([], { disabled: 'En maintenance.' }), forAgent)).toBeUndefined();
  });
});

describe('a release that does not fit the shell', () => {
  const requires = { contract: 1, kit: '^1.4.0', react: '^19.0.0' };

  it.each<[string, ListedRelease['requires'], boolean]>([
    ['a newer contract', { ...requires, contract: 2 }, false],
    ['a newer minor of the kit', { ...requires, kit: '^1.5.0' }, false],
    ['an older major of the kit', { ...requires, kit: '^0.4.0' }, false],
    ['another patch of React, exactly', { ...requires, react: '19.3.0' }, false],
    ['the runtime that we lend', { ...requires, federation: '^2.9.2' }, true],
    ['a newer minor of the runtime', { ...requires, federation: '^2.10.0' }, false],
  ])('is refused before anything is fetched: %s', (_what, needs, fits) => {
    const choice = chooseVersion(entryOf([listed('agent', '1.0.0', { requires: needs })]), forAgent);

    expect(versionsOf(choice)).toStrictEqual(fits ? ['1.0.0'] : []);
    expect(choice?.blocked).toEqual(fits ? undefined : { code: 'SKEW' });
  });

  it('is refused by a shell that lends no runtime, when it carries none', () => {
    const older = { ...forAgent, shell: { contract: 1, kit: '1.4.0', react: '19.3.1' } };
    const own = listed('agent', '1.0.0', { requires });
    const borrowing = listed('agent', '1.1.0', { requires: { ...requires, federation: '^2.9.2' } });
    const choice = chooseVersion(entryOf([borrowing, own], { ladder: ['1.1.0', '1.0.0'] }), older);
    expect(versionsOf(choice)).toEqual(['1.0.0']);
  });

  it('gives way to the newest of its ladder that fits', () => {
    const entry = entryOf([
      needing('2.0.0', '^1.5.0'),
      needing('1.9.0', '^1.4.0'),
      needing('1.8.0', '^1.0.0'),
    ]);
    const choice = chooseVersion(entry, forAgent);

    expect(versionsOf(choice)).toEqual(['1.9.0', '1.8.0']);
    expect(choice?.source).toBe('ladder');
  });
});

describe('a remote that is switched off', () => {
  it('is blocked with its sentence, for the cohort of its canary too', () => {
    const choice = chooseVersion(agent({ disabled: 'En maintenance.', canary: canaryOf(100) }), forAgent);

    const blocked = { code: 'DISABLED', message: 'En maintenance.' };
    expect(choice).toMatchObject({ candidates: [], blocked, release: { version: '1.2.0' } });
  });

  it('runs in a tab that previews the mended version, before it is switched on again', () => {
    const choice = chooseVersion(agent({ disabled: 'En maintenance.' }), { ...forAgent, ...preview });

    expect(choice).toMatchObject({
      source: 'preview',
      release: { version: '1.4.0-rc.1' },
      blocked: undefined,
    });
  });

  it('stays off in a tab whose preview asks for another shell', () => {
    const releases = [needing('1.2.0', '^1.0.0'), needing('1.4.0', '^2.0.0')];
    const entry = entryOf(releases, { ladder: ['1.2.0'], previews: ['1.4.0'], disabled: 'En maintenance.' });
    const choice = chooseVersion(entry, { ...forAgent, previews: { agent: '1.4.0' } });
    expect(choice?.blocked).toMatchObject({ code: 'DISABLED' });
  });
});

describe('the routes and menu of a remote', () => {
  const rest = { page: 'home', title: 'x', roles: ['AGENT'], access: 'signed-in' } as const;
  const route = { ...rest, path: '/agent/new' };
  const undeclared: ListedRelease = { ...listed('agent', '1.4.0-rc.1'), declared: undefined };
  const stable = listed('agent', '1.2.0', { routes: [{ ...route, path: '/agent/home' }] });
  const entry = entryOf([stable, undeclared], { ladder: ['1.2.0'], previews: ['1.4.0-rc.1'] });
  const pathsWith = (known: Circumstances['known']) =>
    chooseVersion(entry, { ...forAgent, ...preview, known })?.declared.routes.map(({ path }) => path);

  it('are those of the stable release until the chosen one is described', () => {
    expect(pathsWith(() => undefined)).toEqual(['/agent/home']);
  });

  it('are its own once it is described', () => {
    expect(pathsWith(({ version }) => release('agent', version, { routes: [route] }))).toEqual([
      '/agent/new',
    ]);
  });
});
