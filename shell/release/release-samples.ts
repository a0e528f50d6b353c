import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { digestOf } from './built-release';

/** Small, complete releases as left by a build, for the tests of this folder. */
export interface ReleaseSample {
  readonly name?: string;
  readonly version?: string;
  /** Changes to its `remote.json`. */
  readonly says?: object;
  /** Additional or changed files of the release. */
  readonly files?: Readonly<Record<string, string>>;
}

const SHELL = { contract: 1, kit: '1.3.0', react: '19.3.1' };

/** A path that the ownership policy gives to each remote. */
const OWN_ROUTES: Readonly<Record<string, object>> = {
  admin: { path: '/affiliations', roles: ['ADMIN', 'DIRECTOR'], access: 'signed-in' },
  agent: { path: '/agent/home', roles: ['ADMIN', 'AGENT', 'DIRECTOR'], access: 'signed-in' },
  public: { path: '/contact', roles: ['VISITOR'], access: 'public' },
};

/** A `dist` folder with only the current shell. */
export function sampleDist(shell: object = SHELL): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  writeFileSync(path.join(dist, 'shell.json'), JSON.stringify({ provides: shell }));
  return dist;
}

/** Writes a file with its compressed siblings, like a build. */
function writeBuilt(folder: string, file: string, text: string): string {
  const bytes = Buffer.from(text);
  writeFileSync(path.join(folder, file), bytes);
  writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes));
  writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes));
  return digestOf(bytes);
}

/** Writes a release with a source map into a folder, like `portal build`. */
export function putRelease(
  folder: string,
  { name = 'agent', version = '1.0.0', says = {}, files = {} }: ReleaseSample,
): string {
  mkdirSync(path.join(folder, 'maps'), { recursive: true });
  const texts = {
    'remoteEntry.js': `var ${name} = "${version}";`,
    'home.js': `export const home = "${version}";`,
    'home.css': '.home { color: inherit }',
    ...files,
  };
  const integrity = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, writeBuilt(folder, file, text)]),
  );
  writeFileSync(path.join(folder, 'maps/remoteEntry.js.map'), '{}');
  const description = {
    schema: 1,
    name,
    owner: `team-${name}`,
    version,
    base: `/remotes/${name}/${version}/`,
    scope: `${name}__${version.replace(/\W/g, '_')}`,
    entry: 'remoteEntry.js',
    requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' },
    routes: [{ page: 'home', title: 'Accueil', ...(OWN_ROUTES[name] ?? OWN_ROUTES['agent']) }],
    menu: [],
    pages: { home: { js: ['home.js'], css: ['home.css'] } },
    integrity,
    ...says,
  };
  writeBuilt(folder, 'remote.json', JSON.stringify(description));
  return folder;
}

/** Writes a release into `dist` itself, like a workspace build. */
export const putBuild = (dist: string, sample: ReleaseSample): string =>
  putRelease(path.join(dist, 'remotes', sample.name ?? 'agent', sample.version ?? '1.0.0'), sample);
