import type { Registry, Release, RemoteEntry } from './registry';

/** Sample registries for the tests of this folder: what a browser would get, then spoiled one thing at a time. */

const DIGEST = `sha384-${'B'.repeat(64)}`;

/** A release as `remotes.json` writes it. */
export const writtenRelease = (name: string, version: string, changes: object = {}): object => ({
  base: `/remotes/${name}/${version}/`,
  scope: `${name}__${version.replace(/\W/g, '_')}`,
  entry: 'remoteEntry.js',
  requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' },
  integrity: { 'remoteEntry.js': DIGEST, 'home.js': DIGEST, 'home.css': DIGEST },
  pages: { home: { js: ['home.js'], css: ['home.css'] } },
  routes: [{ path: `/${name}/home`, page: 'home', title: 'Accueil', roles: ['AGENT'], access: 'signed-in' }],
  menu: [{ id: 'home', label: 'Accueil', to: `/${name}/home`, order: 10, roles: ['AGENT'], icon: 'home' }],
  ...changes,
});

/** One remote as `remotes.json` writes it, with one version and whatever is changed. */
export const writtenEntry = (name: string, release: object = {}, entry: object = {}): object => ({
  owner: `team-${name}`,
  stable: '1.0.0',
  ladder: ['1.0.0'],
  disabled: false,
  versions: { '1.0.0': writtenRelease(name, '1.0.0', release) },
  ...entry,
});

export const writtenRegistry = (remotes: Record<string, unknown>): object => ({
  schema: 1,
  serial: 7,
  generatedAt: '2026-11-20T12:00:00Z',
  remotes,
});

/** A release as the rest of the shell sees it. */
export const release = (name: string, version: string, changes: Partial<Release> = {}): Release => ({
  name,
  version,
  base: `/remotes/${name}/${version}/`,
  scope: `${name}__${version.replace(/\W/g, '_')}`,
  entry: 'remoteEntry.js',
  requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' },
  integrity: { 'remoteEntry.js': DIGEST, 'home.js': DIGEST, 'home.css': DIGEST },
  pages: { home: { js: ['home.js'], css: ['home.css'] } },
  routes: [],
  menu: [],
  ...changes,
});

/** A remote with the given releases, the first of which is stable. */
export const entryOf = (releases: readonly Release[], changes: Partial<RemoteEntry> = {}): RemoteEntry => {
  const ladder = releases.map(({ version }) => version);
  return {
    name: releases[0]?.name ?? 'agent',
    owner: 'team',
    stable: ladder[0] ?? '1.0.0',
    ladder,
    disabled: undefined,
    versions: Object.fromEntries(releases.map((each) => [each.version, each])),
    ...changes,
  };
};

export const registryOf = (...entries: readonly RemoteEntry[]): Registry => ({
  serial: 1,
  remotes: Object.fromEntries(entries.map((entry) => [entry.name, entry])),
});
