import { withEntry } from './write-entry';
import type { Outcome } from '../outcome';
import { pruneReleases, publish } from './publish-registry';
import { refuse } from '../refusal';
import { whileAlone } from '../locks/release-lock';
import {
  readServed,
  releasedAs,
  releasedIn,
  type ReleasedEntry,
  type RemoteState,
  type WrittenRegistry,
} from '../registry/written-registry';

/** The result of an edit: the new state of the app, or undefined for no change. */
export interface Edit {
  readonly state: RemoteState | undefined;
  readonly lines: readonly string[];
  /** Takes something back from users: as `publish`. */
  readonly isUrgent?: boolean;
}

export interface RemoteChange {
  readonly dist: string;
  readonly name: string;
  /** The command, for the history. */
  readonly cause: string;
  /** Who gave it; the system user when left out. */
  readonly by?: string | undefined;
}

const noRemote = (name: string, known: readonly string[] = []): never =>
  refuse(
    `There is no remote "${name}" in the registry${known.length > 0 ? `: it has ${known.join(', ')}` : ''}.`,
  );

/**
 * Changes one remote, or the shell, atomically; the others stay identical to the byte.
 * @param edit gets the current entry, while the lock is held
 * @throws Refusal with nothing changed
 */
export function changeRemote(
  { dist, name, cause, by }: RemoteChange,
  edit: (entry: ReleasedEntry, served: WrittenRegistry) => Edit | Promise<Edit>,
): Promise<Outcome> {
  return whileAlone(dist, cause, async (lock) => {
    const served = readServed(dist) ?? noRemote(name);
    const entry = releasedAs(served, name) ?? noRemote(name, Object.keys(releasedIn(served)));
    const { state, lines, isUrgent } = await edit(entry, served);
    if (!state) return { lines, data: { remote: name, changed: false, serial: served.serial } };
    const next = withEntry(dist, served, name, state);
    const registry = await publish({ dist, served, ...next, cause, by, lock, isUrgent });
    const removed = pruneReleases(dist, registry);
    return {
      lines: [...lines, servedAs(registry)],
      data: {
        remote: name,
        changed: true,
        serial: registry.serial,
        entry: releasedAs(registry, name),
        removed,
      },
    };
  });
}

/** Final line of a command that changed something. */
export const servedAs = ({ serial }: WrittenRegistry): string =>
  `Served now as registry ${String(serial)}: open pages take it up when they are next looked at or entered.`;
