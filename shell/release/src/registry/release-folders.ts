import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@portal/registry/read-shell';
import { filesBelow } from '@portal/remote-sdk/files-below';

/** Name prefix of an unfinished upload: hidden, so that neither the server nor a listing takes it for a release. */
export const UPLOAD = '.upload-';

export const registryFileOf = (dist: string): string => path.join(dist, 'remotes.json');
export const historyFolderOf = (dist: string): string => path.join(dist, 'remotes/.history');
export const historyFileOf = (dist: string, serial: number): string =>
  path.join(historyFolderOf(dist), `${String(serial)}.json`);

/** Where the releases of an app are, from the root of a `dist`; those of the shell are beside the remotes. */
export const homeOf = (name: string): string => (name === SHELL ? SHELL : `remotes/${name}`);
export const releaseFolderOf = (dist: string, name: string, version: string): string =>
  path.join(dist, homeOf(name), version);
/** Source maps are stored outside the served folder. */
export const mapsFolderOf = (dist: string, name: string, version: string): string =>
  path.join(dist, 'maps', homeOf(name), version);

/** What an app is called in messages: as its folder in the workspace. */
export const titleOf = (name: string): string => (name === SHELL ? SHELL : `mfe-${name}`);

/** Uploads over HTTPS that nobody has deployed yet. */
export const stagingFolderOf = (dist: string, name: string): string =>
  path.join(dist, 'remotes/.staging', name);

/** Who signed a verified release: outside of the release, which never changes, and hidden from the server. */
export const signatureFileOf = (dist: string, name: string, version: string): string =>
  path.join(dist, 'remotes/.signatures', name, `${version}.json`);

/** A version on disk, with its upload time (milliseconds since 1970). */
export interface VersionOnDisk {
  readonly version: string;
  readonly at: number;
}

/** The numbers that the files of a history are named after, newest first. */
export const serialsIn = (folder: string): readonly number[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((left, right) => right - left);

const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** The remotes with a folder, whether or not the registry lists them, and the shell. */
export const appsOnDisk = (dist: string): readonly string[] => [
  ...foldersIn(path.join(dist, 'remotes')).filter((name) => !name.startsWith('.')),
  SHELL,
];

export function versionsOnDisk(dist: string, name: string): readonly VersionOnDisk[] {
  const folder = path.join(dist, homeOf(name));
  return foldersIn(folder)
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, at: statSync(path.join(folder, version)).mtimeMs }))
    .sort((left, right) => right.at - left.at);
}

/** The size of everything below a folder; 0 when it is not there. */
export function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return filesBelow(folder, { skipped: [] }).reduce(
    (sum, file) => sum + statSync(path.join(folder, file)).size,
    0,
  );
}

/** The size of a version with its source maps. */
export const bytesOf = (dist: string, name: string, version: string): number =>
  bytesBelow(releaseFolderOf(dist, name, version)) + bytesBelow(mapsFolderOf(dist, name, version));

/** Folders left over from interrupted uploads of an app and of its source maps. */
export const abandonedUploads = (dist: string, name: string): readonly string[] =>
  [homeOf(name), path.join('maps', homeOf(name))].flatMap((place) => {
    const home = path.join(dist, place);
    return foldersIn(home)
      .filter((folder) => folder.startsWith(UPLOAD))
      .map((folder) => path.join(home, folder));
  });

/** Removes a release with its source maps; first its signature, so that a half-removed one is not taken for verified. */
export function removeRelease(dist: string, name: string, version: string): void {
  rmSync(signatureFileOf(dist, name, version), { force: true });
  for (const folder of [releaseFolderOf(dist, name, version), mapsFolderOf(dist, name, version)])
    rmSync(folder, { recursive: true, force: true });
}
