import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readObject } from '@portal/registry/read-json';
import { readFacts, type FactsByRelease } from './release-facts';
import { historyFolderOf } from './release-folders';
import {
  listedVersions,
  parseRegistry,
  releasedAs,
  releasedIn,
  type WrittenRegistry,
} from './written-registry';

/** A registry from the history, with the reason it was written. */
export interface HistoryEntry {
  /** The command that wrote it, such as "deploy agent --version 1.5.0". */
  readonly cause: string;
  /** The system user who ran it, or the guard of canaries, if known. */
  readonly by: string | undefined;
  readonly registry: WrittenRegistry;
  /** The serial that was served until then; undefined for the first one, and for those from before this was noted. */
  readonly replaces: number | undefined;
  /** Where its new releases come from; kept here, because old releases are removed. */
  readonly releases: FactsByRelease;
}

/** As it is kept. Its serial is that of its file: a damaged one may say another. */
export type KeptEntry = HistoryEntry & { readonly serial: number };

const FILE = /^(\d+)\.json$/;

/** The stored serials, newest first; includes registries that were written but never served. */
export function keptSerials(dist: string): readonly number[] {
  const folder = historyFolderOf(dist);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((left, right) => right - left);
}

export const historyFileOf = (dist: string, serial: number): string =>
  path.join(historyFolderOf(dist), `${String(serial)}.json`);

export const serialiseEntry = (entry: HistoryEntry): string => `${JSON.stringify(entry)}\n`;

/** The registry of a serial; undefined when it is missing or in an unsupported format. */
export function readHistoryEntry(dist: string, serial: number): HistoryEntry | undefined {
  try {
    const entry = readObject(JSON.parse(readFileSync(historyFileOf(dist, serial), 'utf8')), 'history');
    const { cause, by, registry, replaces, releases } = entry;
    return {
      cause: typeof cause === 'string' ? cause : '',
      by: typeof by === 'string' ? by : undefined,
      registry: parseRegistry(JSON.stringify(registry)),
      replaces: typeof replaces === 'number' ? replaces : undefined,
      releases: readFacts(releases),
    };
  } catch {
    return undefined;
  }
}

/** The readable registries, newest first. */
export const readHistory = (dist: string): readonly KeptEntry[] =>
  keptSerials(dist).flatMap((serial) => {
    const entry = readHistoryEntry(dist, serial);
    return entry ? [{ ...entry, serial }] : [];
  });

/** What operators choose; releases, owners and signatures are not. */
const chosenIn = (registry: WrittenRegistry, name: string) => {
  const { stable, canary, ladder, previews, disabled, pinned } = releasedAs(registry, name) ?? {};
  return { stable, canary, ladder, previews, disabled, pinned };
};

/**
 * The registry that chose what a remote is now; undefined when the history does not reach so far back.
 * @param history newest first
 * @param served the current registry
 */
export function lastChangeOf(
  history: readonly KeptEntry[],
  served: WrittenRegistry,
  name: string,
): KeptEntry | undefined {
  const now = chosenIn(served, name);
  const before = history.filter(({ serial }) => serial <= served.serial);
  const changed = before.findIndex(({ registry }) => !isDeepStrictEqual(chosenIn(registry, name), now));
  return changed === -1 ? undefined : before[changed - 1];
}

/** Every version listed by this registry or an earlier one, as "agent 1.2.0". */
export const everListed = (history: readonly KeptEntry[], served: WrittenRegistry): ReadonlySet<string> =>
  new Set(
    [
      served,
      ...history.filter(({ serial }) => serial <= served.serial).map(({ registry }) => registry),
    ].flatMap((registry) =>
      Object.entries(releasedIn(registry)).flatMap(([name, entry]) =>
        listedVersions(entry).map((version) => `${name} ${version}`),
      ),
    ),
  );
