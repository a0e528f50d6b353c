import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { kilobytes, REGISTRY_BYTES } from './budgets';
import { note, noteIf, wrongIf, type Finding } from './finding';
import { everListed, readHistoryEntry } from './release-history';
import {
  abandonedUploads,
  mapsFolderOf,
  registryFileOf,
  releaseFolderOf,
  remotesOnDisk,
  versionsOnDisk,
} from './release-folders';
import { isWorkspaceBuild } from './retention';
import type { WrittenRegistry } from './written-registry';

function examineFolders(dist: string, served: WrittenRegistry): readonly Finding[] {
  const known = everListed(dist, served);
  return remotesOnDisk(dist).flatMap((name) => [
    ...versionsOnDisk(dist, name)
      .filter(({ version }) => !known.has(`${name} ${version}`))
      .map(({ version }) =>
        note(
          `mfe-${name} ${version} is on the disk, and no registry ever listed it.`,
          isWorkspaceBuild(version)
            ? 'The next build of the workspace removes it.'
            : `A deployment was interrupted: run it again, or remove ${releaseFolderOf(dist, name, version)}.`,
        ),
      ),
    ...abandonedUploads(dist, name).map((folder) =>
      note(
        `An upload of mfe-${name} was interrupted.`,
        `The next deployment of mfe-${name} removes ${folder}.`,
      ),
    ),
    ...noteIf(
      !Object.hasOwn(served.remotes, name),
      `mfe-${name} is on the disk and not in the registry.`,
      `portal deploy ${name}, or remove its folder.`,
    ),
  ]);
}

const examineMaps = (dist: string, served: WrittenRegistry): readonly Finding[] =>
  Object.entries(served.remotes)
    .filter(([name, { stable }]) => !existsSync(mapsFolderOf(dist, name, stable)))
    .map(([name, { stable }]) =>
      note(
        `mfe-${name} ${stable} has no source maps: its errors cannot be read.`,
        'Deploy with the maps of its build.',
      ),
    );

function examineRegistryFile(dist: string, served: WrittenRegistry): readonly Finding[] {
  const bytes = brotliCompressSync(readFileSync(registryFileOf(dist))).length;
  const entry = readHistoryEntry(dist, served.serial);
  const isKept = entry && JSON.stringify(entry.registry) === JSON.stringify(served);
  return [
    ...wrongIf(
      bytes > REGISTRY_BYTES,
      `remotes.json weighs ${kilobytes(bytes)} of at most ${kilobytes(REGISTRY_BYTES)}.`,
      'End previews and canaries that nobody needs.',
    ),
    ...wrongIf(
      !isKept,
      `Registry ${String(served.serial)} is not in the history as it is served: it was edited by hand.`,
      'Make every change with the portal command; the next one writes the history again.',
    ),
  ];
}

/** Checks the disk: size and history of the registry, orphaned and missing files. */
export const examineDisk = (dist: string, served: WrittenRegistry): readonly Finding[] => [
  ...examineRegistryFile(dist, served),
  ...examineFolders(dist, served),
  ...examineMaps(dist, served),
];

export function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return filesBelow(folder, { skipped: [] }).reduce(
    (sum, file) => sum + statSync(path.join(folder, file)).size,
    0,
  );
}
