import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { descriptionOf } from '../built-release';
import { appsOnDisk, homeOf, versionsOnDisk } from '../release-folders';
import { listedVersions, parseRegistry, releasedIn } from '../written-registry';
import { sha256, textOf, type Folder, type Folders, type Tree } from './manifest';

export const REGISTRY = 'remotes.json';
/** Beside the registry; the registry itself comes last. */
export const OF_OWNER = ['owner.json', 'ownership.json'];

/** A release and its source maps, from the root of the working copy. */
export const foldersOfRelease = (name: string, version: string): readonly string[] => [
  `${homeOf(name)}/${version}`,
  `maps/${homeOf(name)}/${version}`,
];

export const isOfRelease = (folder: string): boolean => /^(?:maps\/)?(?:shell|remotes\/[^.])/.test(folder);

/** Folder of a release → its name and version, as "agent 1.2.0". */
export const releaseOf = (folder: string): string => folder.split('/').slice(-2).join(' ');

/** The releases that a registry lists, as "agent 1.2.0". */
export const releasesIn = (registry: string): ReadonlySet<string> =>
  new Set(
    Object.entries(releasedIn(parseRegistry(registry))).flatMap(([name, entry]) =>
      listedVersions(entry).map((version) => `${name} ${version}`),
    ),
  );

/** The plain files of a folder; none when it is not there. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

/** The folders with documents of a working copy, as far as they are there. */
export function documentFolders(dist: string): readonly string[] {
  const below = (folder: string) =>
    existsSync(path.join(dist, folder))
      ? readdirSync(path.join(dist, folder)).map((name) => `${folder}/${name}`)
      : [];
  return [
    'remotes/.history',
    'remotes/.ownership',
    ...below('remotes/.verified'),
    ...below('remotes/.signatures'),
  ];
}

/** Documents are written beside their place first. */
export const isDocument = (file: string): boolean => /^[\w.-]+\.json$/.test(file);

/** What is to be stored, and the content of what is new. */
export interface Collected {
  readonly folders: Folders;
  /** Digest → where the content is; texts as they are. In the order in which they are to be stored. */
  readonly contents: ReadonlyMap<string, { readonly file: string } | { readonly text: string }>;
}

/**
 * What a working copy has for all hosts. A release that was stored before stays as it was stored, whatever has become of
 * the file here; of the others, those that the registry lists.
 * @param stored what the bucket has; undefined: nothing yet, so that it gets every release
 * @param registry the text of `remotes.json`, which is not there yet
 */
export function collectFolders(dist: string, stored: Folders | undefined, registry: string): Collected {
  const contents = new Map<string, { readonly file: string } | { readonly text: string }>();
  const folders: Record<string, Folder> = {};
  const listed = releasesIn(registry);

  function add(
    folder: string,
    files: readonly string[],
    texts: Tree = {},
    facts: Partial<Folder> = {},
  ): void {
    const tree: Record<string, string> = {};
    for (const name of files) {
      const file = path.join(dist, folder, name);
      const digest = sha256(readFileSync(file));
      tree[name] = digest;
      contents.set(digest, { file });
    }
    for (const [name, text] of Object.entries(texts)) {
      const digest = sha256(text);
      tree[name] = digest;
      contents.set(digest, { text });
    }
    if (Object.keys(tree).length === 0) return;
    const text = textOf(tree);
    contents.set(sha256(text), { text });
    folders[folder] = { tree: sha256(text), ...facts };
  }

  const kept = new Set<string>();
  for (const name of appsOnDisk(dist))
    for (const { version, at } of versionsOnDisk(dist, name)) {
      const [home = '', maps = ''] = foldersOfRelease(name, version);
      const described = path.join(dist, home, descriptionOf(name));
      if (!existsSync(described) || (stored && !stored[home] && !listed.has(`${name} ${version}`))) continue;
      kept.add(`${name} ${version}`);
      const description = sha256(readFileSync(described));
      if (stored?.[home]?.description === description) {
        folders[home] = stored[home];
        if (stored[maps]) folders[maps] = stored[maps];
        continue;
      }
      add(home, filesIn(path.join(dist, home)), {}, { at: Math.round(at), description });
      add(maps, filesIn(path.join(dist, maps)));
    }
  for (const folder of documentFolders(dist)) {
    const isMark = /\.(?:verified|signatures)\//.test(folder);
    const app = path.basename(folder);
    add(
      folder,
      filesIn(path.join(dist, folder)).filter(
        (file) => isDocument(file) && (!isMark || kept.has(`${app} ${file.slice(0, -'.json'.length)}`)),
      ),
    );
  }
  add(
    '',
    OF_OWNER.filter((file) => existsSync(path.join(dist, file))),
    { [REGISTRY]: registry },
  );
  return { folders, contents };
}
