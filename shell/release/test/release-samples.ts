import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { assembleRegistry } from '../src/deploy/assemble-registry';
import { changeApp } from '../src/deploy/change-app';
import type { Command } from '../src/deploy/decide/operate';
import type { Outcome } from '../src/outcome';
import { digestOf, readUploaded } from '../src/registry/built-release';
import { readServed } from '../src/registry/stored-registries';
import type { WrittenEntry } from '../src/registry/written-registry';
import { ownerSigner } from '../src/sign/owner';
import { keepSignature, signRelease } from '../src/sign/sign-release';

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

type Texts = Readonly<Record<string, string>>;

/** Writes files with their compressed siblings, like a build. @returns their digests */
function writeBuilt(folder: string, texts: Texts): Texts {
  mkdirSync(folder, { recursive: true });
  const written = Object.entries(texts).map(([file, text]) => {
    const bytes = Buffer.from(text);
    const full = path.join(folder, file);
    writeFileSync(full, bytes);
    writeFileSync(`${full}.br`, brotliCompressSync(bytes));
    writeFileSync(`${full}.gz`, gzipSync(bytes));
    return [file, digestOf(bytes)];
  });
  return Object.fromEntries(written) as Texts;
}

function writeMap(folder: string, file: string): void {
  mkdirSync(path.join(folder, 'maps'), { recursive: true });
  writeFileSync(path.join(folder, 'maps', `${file}.map`), '{}');
}

/** What the `remote.json` of a sample says. */
export const descriptionOf = (name: string, version: string, says: object) => ({
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
  ...says,
});

/** Writes a release with a source map into a folder, like `portal build`. */
export function putRelease(
  folder: string,
  { name = 'agent', version = '1.0.0', says = {}, files = {} }: ReleaseSample,
): string {
  writeMap(folder, 'remoteEntry.js');
  const integrity = writeBuilt(folder, {
    'remoteEntry.js': `var ${name} = "${version}";`,
    'home.js': `export const home = "${version}";`,
    'home.css': '.home { color: inherit }',
    ...files,
  });
  writeBuilt(folder, { 'remote.json': JSON.stringify(descriptionOf(name, version, { integrity, ...says })) });
  return folder;
}

export interface ShellSample {
  readonly version?: string;
  readonly provides?: object;
  /** Additional or changed files. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a release of the shell with a source map into a folder, like `portal build shell`. */
export function putShell(
  folder: string,
  { version = '1.0.0', provides = SHELL, files = {} }: ShellSample = {},
): string {
  writeMap(folder, 'main.js');
  const integrity = writeBuilt(folder, {
    'main.js': `var shell = "${version}";`,
    'main.css': 'html { color: inherit }',
    ...files,
  });
  const description = {
    schema: 1,
    version,
    base: `/shell/${version}/`,
    scripts: ['main.js'],
    styles: ['main.css'],
    provides,
    fonts: [],
    signedIn: [],
    integrity,
  };
  writeBuilt(folder, { 'shell.json': JSON.stringify(description) });
  return folder;
}

/** Writes a release into `dist` itself, like a workspace build. */
export const putBuild = (dist: string, sample: ReleaseSample): string =>
  putRelease(path.join(dist, 'remotes', sample.name ?? 'agent', sample.version ?? '1.0.0'), sample);

/** Writes a release into `dist` itself that was verified there, and is given to nobody yet. */
export function putVerified(dist: string, sample: ReleaseSample): void {
  const { name = 'agent', version = '1.0.0' } = sample;
  putBuild(dist, sample);
  const built = readUploaded(dist, name, version);
  const key = ownerSigner(dist);
  if (key) keepSignature(dist, built.release, signRelease(built, key));
}

/** Builds and registers these versions in sequence, like builds of the workspace. */
export async function putVersions(
  dist: string,
  versions: readonly string[],
  {
    names = ['agent'],
    says = () => ({}),
  }: { names?: readonly string[]; says?: (name: string) => object } = {},
): Promise<void> {
  for (const version of versions) {
    for (const name of names) putBuild(dist, { name, version, says: says(name) });
    await assembleRegistry({ dist, current: names.map((name) => ({ name, version })) });
  }
}

export interface SampleScene {
  readonly dist: string;
  /** What the registry has of the agent app. */
  readonly agent: WrittenEntry | undefined;
  readonly registryText: string;
  inDist(file: string): string;
  /** Has a command change an app, the agent app by default. */
  apply(command: Command, name?: string): Promise<Outcome>;
  /** Expects a refusal that leaves `dist` unchanged, to the last file. */
  expectRefusal(command: () => Promise<unknown>, reason: string | RegExp): Promise<void>;
}

/** A `dist` for each test: a copy of one that is filled once, because publishing takes time. */
export function sceneOfDist(fill: (dist: string) => Promise<void> | void = () => undefined): SampleScene {
  const folders: string[] = [];
  const newDist = () => {
    const folder = sampleDist();
    folders.push(folder);
    return folder;
  };
  let filled: string;
  let dist: string;
  const registryText = () => readFileSync(path.join(dist, 'remotes.json'), 'utf8');
  const everything = () => [filesBelow(dist, { skipped: [] }), registryText()];

  beforeAll(async () => {
    filled = newDist();
    await fill(filled);
  });
  beforeEach(() => {
    dist = newDist();
    cpSync(filled, dist, { recursive: true, preserveTimestamps: true });
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  return {
    get dist() {
      return dist;
    },
    get agent() {
      return readServed(dist)?.remotes['agent'];
    },
    get registryText() {
      return registryText();
    },
    inDist: (file) => path.join(dist, file),
    apply: (command, name = 'agent') => changeApp({ dist, name, cause: 'test' }, command),
    async expectRefusal(command, reason) {
      const before = everything();
      await expect(command()).rejects.toThrow(reason);
      expect(everything()).toEqual(before);
    },
  };
}
