import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { asText, asForm, listOf, mapOf, orElse, readObject } from '@portal/registry/read-json';
import {
  MAPS,
  SIBLINGS,
  descriptionOf,
  digestOf,
  readBuiltRelease,
  type BuiltRelease,
} from '../registry/built-release';
import { checkDescribed } from './decide/decide-deployment';
import { readPortal } from './read-portal';
import { replaceFile } from '../locks/durable-file';
import { naming, refuse } from '../refusal';
import { bytesBelow, stagingFolderOf, titleOf } from '../registry/release-folders';
import { asReleaseSignature, fits, type ReleaseSignature } from '../sign/sign-release';

/** A release that was uploaded to a running portal, and is not yet one of its versions. */
export interface StagedRelease {
  readonly folder: string;
  readonly signed: ReleaseSignature;
}

/** More than any release has; what is uploaded lies on the disk before anything of it was built into a page. */
const MOST_FILES = 1000;
const MOST_BYTES = 100_000_000;
/** Uploads of an app that lie here until they are deployed, so that no team fills the disk of all. */
const MOST_UPLOADS = 10;
/** Uploads that nobody went on with. */
const ABANDONED_MS = 7 * 24 * 60 * 60_000;

/** Says what an upload consists of, beside its files. */
const LIST = '.upload.json';

const asDigest = asForm(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384');

export interface Announcement {
  /** The text of its `remote.json`. */
  readonly description: string;
  readonly signed: ReleaseSignature;
  /** The options of the deployment that follows; undefined from a command line that does not say them yet. */
  readonly options: readonly string[] | undefined;
  /** Its files with their digests, without `remote.json`; source maps as `maps/<file>`. */
  readonly files: Readonly<Record<string, string>>;
}

/** @throws UnreadableError when it has another form */
export function readAnnouncement(json: unknown): Announcement {
  const { description, signed, options, files } = readObject(json, 'upload');
  return {
    description: asText(description, 'description'),
    signed: asReleaseSignature(signed, 'signature'),
    options: orElse(listOf(asText), undefined)(options, 'options'),
    files: mapOf(asDigest)(files, 'files'),
  };
}

/** The names that may be uploaded of a release: what it describes, their compressed forms, their source maps. */
function namesOf({ release }: BuiltRelease): ReadonlySet<string> {
  const files = [...Object.keys(release.integrity), descriptionOf(release.name)];
  return new Set([
    ...files.flatMap((file) => [file, ...SIBLINGS.map(({ suffix }) => file + suffix)]),
    ...files.map((file) => `${MAPS}/${file}.map`),
  ]);
}

/** The staged upload of a version; another one of the same version does not disturb it. */
const folderOf = (dist: string, name: string, version: string, digest: string): string =>
  path.join(stagingFolderOf(dist, name), version, Buffer.from(digest).toString('hex').slice(-24), version);

const missingOf = ({ folder, files }: Pick<Upload, 'folder' | 'files'>): readonly string[] =>
  Object.entries(files).flatMap(([file, wanted]) => {
    const full = path.join(folder, file);
    return existsSync(full) && digestOf(readFileSync(full)) === wanted ? [] : [file];
  });

/** Counts the uploads of an app, of all its versions, without those that nobody went on with: they are removed. */
function countUploads(dist: string, name: string): number {
  const home = stagingFolderOf(dist, name);
  return (existsSync(home) ? readdirSync(home) : []).flatMap((version) => {
    const folder = path.join(home, version);
    const left = statSync(folder, { throwIfNoEntry: false });
    if (left && Date.now() - left.mtimeMs <= ABANDONED_MS) return readdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
    return [];
  }).length;
}

/**
 * Begins an upload, or goes on with one: notes what it consists of.
 * @returns the files that are still missing
 * @throws Refusal when it is not a release of that name and version, not signed as it says, or its description shows that
 * it would not be deployed
 */
export function beginUpload(
  dist: string,
  name: string,
  version: string,
  { description, signed, options, files }: Announcement,
): readonly string[] {
  const digest = digestOf(Buffer.from(description));
  const folder = folderOf(dist, name, version, digest);
  const count = countUploads(dist, name);
  if (!existsSync(folder) && count >= MOST_UPLOADS)
    refuse(
      `${titleOf(name)} has ${String(MOST_UPLOADS)} uploads that nobody deployed: deploy one of them, or wait a week until they are removed.`,
    );
  mkdirSync(folder, { recursive: true });
  replaceFile(path.join(folder, descriptionOf(name)), description);
  let built: BuiltRelease;
  try {
    built = readBuiltRelease(folder, name, version);
    if (!fits(built, signed)) refuse(`The signature is not one of ${titleOf(name)} ${version}.`);
    if (options) checkDescribed(readPortal(dist), built, { options, signed });
    if (Object.keys(files).length > MOST_FILES) refuse(`More than ${String(MOST_FILES)} files.`);
    const allowed = namesOf(built);
    const stranger = Object.keys(files).find((file) => !allowed.has(file));
    if (stranger !== undefined) refuse(`${stranger} is not a file of ${titleOf(name)} ${version}.`);
    const altered = Object.entries(built.release.integrity).find(([file, wanted]) => files[file] !== wanted);
    if (altered) refuse(`${altered[0]} is missing, or not the file that was built.`);
  } catch (error) {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    throw error;
  }
  replaceFile(path.join(path.dirname(folder), LIST), JSON.stringify({ signed, files }));
  return missingOf({ folder, files });
}

interface Upload extends StagedRelease {
  readonly files: Readonly<Record<string, string>>;
}

/** The uploads of a version that were begun, the latest first. */
function uploadsOf(dist: string, name: string, version: string): readonly Upload[] {
  const home = path.join(stagingFolderOf(dist, name), version);
  return (existsSync(home) ? readdirSync(home) : [])
    .map((upload) => path.join(home, upload, LIST))
    .filter((file) => existsSync(file))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs)
    .map((file) => {
      const { signed, files } = readObject(JSON.parse(readFileSync(file, 'utf8')), file);
      const folder = path.join(path.dirname(file), version);
      return { folder, signed: asReleaseSignature(signed, file), files: mapOf(asDigest)(files, file) };
    });
}

/** Takes one file of an upload that was begun. @throws Refusal */
export function takeFile(dist: string, name: string, version: string, file: string, bytes: Uint8Array): void {
  const digest = digestOf(bytes);
  const uploads = uploadsOf(dist, name, version);
  const upload = uploads.find(({ files }) => Object.hasOwn(files, file) && files[file] === digest);
  if (!upload)
    refuse(
      uploads.length === 0
        ? `No upload of ${titleOf(name)} ${version} was begun.`
        : `${file} is not the file that was announced: it changed on its way, or since.`,
    );
  if (bytesBelow(upload.folder) + bytes.length > MOST_BYTES)
    refuse(`${titleOf(name)} ${version} is larger than ${String(MOST_BYTES / 1e6)} MB.`);
  const to = path.join(upload.folder, file);
  const aside = path.join(
    path.dirname(upload.folder),
    `${path.basename(file)}.${digest.slice(7, 15).replaceAll('/', '_')}.${String(process.pid)}.tmp`,
  );
  try {
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(aside, bytes);
    renameSync(aside, to);
  } catch (error) {
    rmSync(aside, { force: true });
    throw naming(to, error);
  }
}

/**
 * The complete upload of a version.
 * @param digest of its `remote.json`; undefined: the latest upload
 * @throws Refusal when there is none, or files are missing
 */
export function completeUpload(
  dist: string,
  name: string,
  version: string,
  digest: string | undefined,
): StagedRelease {
  const upload =
    uploadsOf(dist, name, version).find(({ signed }) => (digest ?? signed.digest) === signed.digest) ??
    refuse(`${titleOf(name)} ${version} was not uploaded: \`portal push ${name}\` does.`);
  const missing = missingOf(upload);
  if (missing.length > 0)
    refuse(
      `${String(missing.length)} files of ${titleOf(name)} ${version} are missing: run \`portal push ${name}\` again.`,
    );
  return { folder: upload.folder, signed: upload.signed };
}

/** Removes the uploads of a version that is deployed. */
export function removeUploads(dist: string, name: string, version: string): void {
  rmSync(path.join(stagingFolderOf(dist, name), version), { recursive: true, force: true });
}
