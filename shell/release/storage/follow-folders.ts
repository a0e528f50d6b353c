import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asText, mapOf, UnreadableError } from '@portal/registry/read-json';
import { descriptionOf } from '../built-release';
import { discard, replaceFile } from '../durable-file';
import { naming, refuse } from '../refusal';
import { UPLOAD } from '../release-folders';
import { DamagedObject } from './bucket';
import { inParallel } from './in-parallel';
import { sha256, type Folder, type Folders, type Tree } from './manifest';
import {
  REGISTRY,
  documentFolders,
  filesIn,
  isDocument,
  isOfRelease,
  releaseOf,
  releasesIn,
} from './shared-folders';

/** Reads what is stored under a digest. @throws Refusal when it is missing, or something else */
export type Fetch = (digest: string, what: string) => Promise<Buffer>;

/** What the working copy has of the bucket, whole: noted after it is there, so that a killed process looks again. */
const noteOf = (dist: string): string => path.join(dist, 'remotes/.bucket.json');

type Note = Readonly<Record<string, string>>;

function readNote(dist: string): Note {
  try {
    return mapOf(asText)(JSON.parse(readFileSync(noteOf(dist), 'utf8')), 'note');
  } catch {
    return {};
  }
}

function keepNote(dist: string, before: Note, after: Note): void {
  if (JSON.stringify(before) !== JSON.stringify(after)) replaceFile(noteOf(dist), JSON.stringify(after));
}

const isThere = (file: string, digest: string): boolean =>
  existsSync(file) && sha256(readFileSync(file)) === digest;

/** Brings a release to the working copy; its description, by which it is found, last. */
async function bringRelease(dist: string, folder: string, { tree, at }: Folder, fetch: Fetch, files: Tree) {
  const home = path.join(dist, folder);
  const aside = path.join(path.dirname(home), `${UPLOAD}${path.basename(home)}-${String(process.pid)}`);
  const missing = Object.entries(files).filter(([file, digest]) => !isThere(path.join(home, file), digest));
  rmSync(aside, { recursive: true, force: true });
  try {
    mkdirSync(aside, { recursive: true });
    await inParallel(missing, async ([file, digest]) => {
      const to = path.join(aside, file);
      await writeFile(to, await fetch(digest, `${folder}/${file}`), { flush: true }).catch(
        (error: unknown) => {
          throw naming(to, error);
        },
      );
    });
    if (existsSync(home)) {
      const [name = ''] = releaseOf(folder).split(' ');
      const description = descriptionOf(name);
      const last = ([file]: readonly [string, string]) => (file === description ? 1 : 0);
      for (const [file] of missing.sort((one, other) => last(one) - last(other)))
        renameSync(path.join(aside, file), path.join(home, file));
      for (const file of readdirSync(home).filter((each) => !Object.hasOwn(files, each)))
        rmSync(path.join(home, file), { recursive: true, force: true });
    } else renameSync(aside, home);
    // Retention asks when a release was uploaded, wherever that was.
    if (at !== undefined) utimesSync(home, new Date(at), new Date(at));
    return tree;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Makes the documents of a folder those of the bucket, and no others. */
async function bringDocuments(dist: string, folder: string, files: Tree, fetch: Fetch): Promise<void> {
  const home = path.join(dist, folder);
  const missing = Object.entries(files).filter(([file, digest]) => !isThere(path.join(home, file), digest));
  const texts = await inParallel(
    missing,
    async ([file, digest]) => [file, await fetch(digest, `${folder}/${file}`)] as const,
  );
  for (const [file, bytes] of texts) replaceFile(path.join(home, file), bytes.toString('utf8'));
  // The registry and what lies beside it are never removed: a portal has them.
  if (folder === '') return;
  for (const file of filesIn(home).filter((each) => isDocument(each) && !Object.hasOwn(files, each)))
    discard(path.join(home, file));
}

/**
 * Makes a working copy what the bucket holds: releases first, the registry last. The caller holds the folder's lock.
 * @param treeOf reads what is stored of a folder
 * @param say gets a line about each release that is damaged and that nobody gets
 * @throws Refusal, with the registry as it was, when what it lists is missing or damaged
 */
export async function followFolders(
  dist: string,
  folders: Folders,
  {
    treeOf,
    fetch,
    say,
  }: { treeOf: (folder: Folder) => Promise<Tree>; fetch: Fetch; say: (line: string) => void },
): Promise<void> {
  const note = readNote(dist);
  const root = folders[''] ?? refuse('The manifest has no registry.');
  const { [REGISTRY]: digest = '', ...ofOwner } = await treeOf(root);
  const registry = await fetch(digest, REGISTRY);
  const listed = listedIn(registry.toString('utf8'));
  const has: Record<string, string> = Object.fromEntries(
    Object.entries(note).filter(([folder]) => isOfRelease(folder) && existsSync(path.join(dist, folder))),
  );
  // Source maps last: nobody gets them.
  const releases = Object.entries(folders)
    .filter(([folder, { tree }]) => isOfRelease(folder) && has[folder] !== tree)
    .sort(([one], [other]) => Number(one.startsWith('maps/')) - Number(other.startsWith('maps/')));
  try {
    for (const [folder, stored] of releases) {
      try {
        has[folder] = await bringRelease(dist, folder, stored, fetch, await treeOf(stored));
      } catch (error) {
        if (!(error instanceof DamagedObject) || listed.has(releaseOf(folder))) throw error;
        // Nobody gets it; it must not keep away what everybody gets.
        say(error.message);
      }
    }
  } finally {
    keepNote(dist, note, has);
  }
  const documents = new Set([
    ...documentFolders(dist),
    ...Object.keys(folders).filter((each) => each !== '' && !isOfRelease(each)),
  ]);
  for (const folder of documents) {
    const stored = folders[folder];
    await bringDocuments(dist, folder, stored ? await treeOf(stored) : {}, fetch);
  }
  await bringDocuments(dist, '', ofOwner, fetch);
  if (!isThere(path.join(dist, REGISTRY), digest))
    replaceFile(path.join(dist, REGISTRY), registry.toString('utf8'));
  const needed = Object.entries(has).filter(([folder]) => folders[folder]);
  for (const folder of Object.keys(has).filter((each) => !folders[each]))
    rmSync(path.join(dist, folder), { recursive: true, force: true });
  keepNote(dist, has, Object.fromEntries(needed));
}

/** @throws Refusal when browsers would refuse the registry */
function listedIn(registry: string): ReadonlySet<string> {
  try {
    return releasesIn(registry);
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError)
      return refuse(`The registry in the bucket cannot be read: ${error.message}.`, error);
    throw error;
  }
}
