import { ROLES } from '@portal/domain/access';
import type { ListedRelease, Registry, Release, RemoteEntry } from '../src/registry';

export const DIGEST = `sha384-${'B'.repeat(64)}`;

/** Everything, for everyone: who may claim what is the matter of `ownership-policy.test.ts`. */
export const CLAIMS = [{ paths: ['/*'], roles: ROLES }];

/** A release as in its own `remote.json`. */
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

/** A release as in `remotes.json`, with or without its description. */
export const writtenListed = (name: string, version: string, changes: object = {}): object => {
  const { requires, routes, menu } = writtenRelease(name, version) as Record<string, unknown>;
  return { requires, digest: DIGEST, routes, menu, ...changes };
};

/** The description in `remotes.json` of a release that a first visit opens. */
export const writtenDescription = (name: string, version: string, changes: object = {}): object => {
  const { scope, entry, integrity, pages } = writtenRelease(name, version) as Record<string, unknown>;
  return { scope, entry, integrity, pages, ...changes };
};

/** A remote as in `remotes.json`, with one version. */
export const writtenEntry = (name: string, listed: object = {}, entry: object = {}): object => ({
  owner: `team-${name}`,
  claims: CLAIMS,
  stable: '1.0.0',
  ladder: ['1.0.0'],
  disabled: false,
  versions: { '1.0.0': writtenListed(name, '1.0.0', listed) },
  ...entry,
});

export const writtenRegistry = (remotes: Record<string, unknown>, changes: object = {}): object => ({
  schema: 2,
  serial: 7,
  generatedAt: '2026-11-20T12:00:00Z',
  remotes,
  ...changes,
});

/** A parsed release. */
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

/** A parsed registry entry of a release, with its description. */
export const listed = (name: string, version: string, changes: Partial<Release> = {}): ListedRelease => {
  const description = release(name, version, changes);
  const { base, requires, routes, menu } = description;
  return { name, version, base, requires, digest: DIGEST, declared: { routes, menu }, description };
};

/** A remote with the given releases, the first of which is stable. */
export const entryOf = (
  releases: readonly ListedRelease[],
  changes: Partial<RemoteEntry> = {},
): RemoteEntry => {
  const ladder = releases.map(({ version }) => version);
  return {
    name: releases[0]?.name ?? 'agent',
    owner: 'team',
    claims: CLAIMS,
    keys: [],
    vouched: undefined,
    stable: ladder[0] ?? '1.0.0',
    canary: undefined,
    ladder,
    previews: [],
    disabled: undefined,
    versions: Object.fromEntries(releases.map((each) => [each.version, each])),
    ...changes,
  };
};

export const registryOf = (...entries: readonly RemoteEntry[]): Registry => ({
  serial: 1,
  generatedAt: '2026-11-20T12:00:00Z',
  remotes: Object.fromEntries(entries.map((entry) => [entry.name, entry])),
  elsewhere: [],
});
