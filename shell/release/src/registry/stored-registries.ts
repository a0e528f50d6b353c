import { existsSync, readFileSync } from 'node:fs';
import { UnreadableError, readObject } from '@portal/registry/read-json';
import { isDiskRefusal, refuse } from '../refusal';
import { readFacts, type FactsByRelease } from './release-facts';
import { historyFileOf, historyFolderOf, registryFileOf, serialsIn } from './release-folders';
import { parseRegistry, type WrittenRegistry } from './written-registry';

/** The served registry; undefined when there is none yet. @throws Refusal */
export function readServed(dist: string): WrittenRegistry | undefined {
  const file = registryFileOf(dist);
  if (!existsSync(file)) return undefined;
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    if (isDiskRefusal(error)) refuse(`${file} cannot be read: this user may not.`, error);
    if (!(error instanceof UnreadableError || error instanceof SyntaxError)) throw error;
    refuse(
      `${file} cannot be read (${error.message}): \`portal history\` lists the registries that were served, and \`portal rollback --serial N\` puts one back.`,
      error,
    );
  }
}

/** The served registry; undefined when there is none, or only an unreadable one. */
export function readServedIfReadable(dist: string): WrittenRegistry | undefined {
  try {
    return parseRegistry(readFileSync(registryFileOf(dist), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A registry from the history, with the reason it was written. */
export interface KeptEntry {
  /** That of its file: a damaged registry may say another. */
  readonly serial: number;
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

/** The stored serials, newest first; includes registries that were written but never served. */
export const keptSerials = (dist: string): readonly number[] => serialsIn(historyFolderOf(dist));

/** The registries that can be read, newest first. */
export const readHistory = (dist: string): readonly KeptEntry[] =>
  keptSerials(dist).flatMap((serial) => {
    try {
      const entry = readObject(JSON.parse(readFileSync(historyFileOf(dist, serial), 'utf8')), 'history');
      const { cause, by, registry, replaces, releases } = entry;
      return [
        {
          serial,
          cause: typeof cause === 'string' ? cause : '',
          by: typeof by === 'string' ? by : undefined,
          registry: parseRegistry(JSON.stringify(registry)),
          replaces: typeof replaces === 'number' ? replaces : undefined,
          releases: readFacts(releases),
        },
      ];
    } catch {
      // Damaged, or of an unsupported format.
      return [];
    }
  });
