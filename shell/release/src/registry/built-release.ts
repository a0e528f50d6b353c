import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { UnreadableError, readObject } from '@portal/registry/read-json';
import { readRelease } from '@portal/registry/read-release';
import { SHELL, readShellRelease } from '@portal/registry/read-shell';
import type { Release, ShellVersions } from '@portal/registry/registry';
import { readProvenance, type Provenance } from './release-facts';
import { refuse } from '../refusal';
import { releaseFolderOf } from './release-folders';

/** What the description of a release is called. */
export const descriptionOf = (name: string): string => (name === SHELL ? 'shell.json' : 'remote.json');
/** Compressed siblings in the server's order of preference, by extension. */
export const SIBLINGS = [
  { suffix: '.br', encoding: 'br', decode: brotliDecompressSync },
  { suffix: '.gz', encoding: 'gzip', decode: gunzipSync },
] as const;
/** Folder of source maps in a build, which never becomes part of a release. */
export const MAPS = 'maps';

/** Whose the shell is. */
const OF_PORTAL = 'the owner of the portal';

export const digestOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export interface BuiltRelease {
  readonly folder: string;
  readonly release: Release;
  readonly owner: string;
  /** What a release of the shell provides to remotes; undefined for those. */
  readonly provides: ShellVersions | undefined;
  /** Made by `npm run dev`: changes under the same version, and is not compressed. */
  readonly isDevelopment: boolean;
  /** Undefined for releases from before they said it. */
  readonly provenance: Provenance | undefined;
  /** Of its description, as listed in the registry. */
  readonly digest: string;
}

/** Compressed size of a release in bytes. */
export interface Weight {
  readonly entry: number;
  /** By page: its scripts and the entry. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Compressed size of a file in bytes: brotli if the build made such a sibling. */
function wireBytes(folder: string, file: string): number {
  const compressed = path.join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
}

/** Measures the files on disk, regardless of what the release's description says. */
export function weigh({ folder, release }: BuiltRelease): Weight {
  const entry = wireBytes(folder, release.entry);
  const pages = Object.entries(release.pages).map(([page, { js }]): [string, number] => [
    page,
    js.reduce((sum, file) => sum + wireBytes(folder, file), entry),
  ]);
  return { entry, pages: Object.fromEntries(pages) };
}

/** Reads the description of a release, without its other files. @throws Refusal */
export function readBuiltRelease(folder: string, name: string, version: string): BuiltRelease {
  const description = descriptionOf(name);
  const file = path.join(folder, description);
  if (!existsSync(file)) refuse(`There is no release in ${folder}: it has no ${description}.`);
  const bytes = readFileSync(file);
  try {
    const described = readObject(JSON.parse(bytes.toString('utf8')), description);
    for (const [key, wanted] of Object.entries(name === SHELL ? { version } : { name, version })) {
      const said = described[key];
      if (said !== wanted) refuse(`${file} has the ${key} ${String(said)}, not ${wanted}.`);
    }
    const { owner } = name === SHELL ? { owner: OF_PORTAL } : described;
    if (typeof owner !== 'string' || owner === '') refuse(`${file} names no owner.`);
    const shell = name === SHELL ? readShellRelease(version, described) : undefined;
    return {
      folder,
      release: shell ?? readRelease(name, version, described),
      owner,
      provides: shell?.provides,
      isDevelopment: described['development'] === true,
      provenance: readProvenance(described['provenance'], `${name} ${version}`),
      digest: digestOf(bytes),
    };
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError)
      refuse(`${file} is not the description of a release: ${error.message}.`, error);
    throw error;
  }
}

/** The version in the description of a release; undefined when there is none. */
export function versionIn(folder: string, name: string): string | undefined {
  const description = descriptionOf(name);
  try {
    const { version } = readObject(
      JSON.parse(readFileSync(path.join(folder, description), 'utf8')),
      description,
    );
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Every file of a release that can be requested, with its digest. */
export const filesOf = ({ release, digest }: BuiltRelease): readonly (readonly [string, string])[] => [
  ...Object.entries(release.integrity),
  [descriptionOf(release.name), digest],
];

/** A release in `dist`. @throws Refusal as `readBuiltRelease` */
export const readUploaded = (dist: string, name: string, version: string): BuiltRelease =>
  readBuiltRelease(releaseFolderOf(dist, name, version), name, version);

/** Whether all files of a release are there; what is in them is not looked at. */
export const isWholeIn = ({ folder, release }: BuiltRelease): boolean =>
  Object.keys(release.integrity).every((file) => existsSync(path.join(folder, file)));

type Decode = (typeof SIBLINGS)[number]['decode'];

/** @param most bytes that it may become: a few kilobytes can be unpacked into gigabytes */
function decodes(bytes: Buffer, decode: Decode, digest: string, most: number): boolean {
  try {
    return digestOf(decode(bytes, { maxOutputLength: Math.max(1, most) })) === digest;
  } catch {
    return false;
  }
}

/** Files that are missing, altered, wrongly compressed, or not in the description: one sentence each. */
export function problemsOfFiles(built: BuiltRelease): readonly string[] {
  const { folder } = built;
  const files = filesOf(built);
  const known = new Set([
    MAPS,
    ...files.flatMap(([file]) => [file, ...SIBLINGS.map((each) => file + each.suffix)]),
  ]);
  const problems = files.flatMap(([file, digest]) => {
    const full = path.join(folder, file);
    if (!existsSync(full)) return [`${file} is missing.`];
    const bytes = readFileSync(full);
    if (digestOf(bytes) !== digest) return [`${file} is not the file that was built.`];
    return SIBLINGS.filter(
      ({ suffix, decode }) =>
        existsSync(full + suffix) && !decodes(readFileSync(full + suffix), decode, digest, bytes.length),
    ).map(({ suffix }) => `${file}${suffix} does not hold the bytes of ${file}.`);
  });
  const strangers = readdirSync(folder).filter((file) => !known.has(file));
  return [...problems, ...strangers.map((file) => `${file} is not a file of the release.`)];
}
