import { wholeIn } from '../registry/built-release';
import { servedAs } from './change-registry';
import { describeChanges } from '../registry/describe-changes';
import { keptSerials, readHistoryEntry } from '../registry/release-history';
import type { Outcome } from '../outcome';
import { publish } from './publish-registry';
import { refuse } from '../refusal';
import { whileAlone } from '../locks/release-lock';
import {
  listedVersions,
  readServedIfReadable,
  readableOf,
  refusedIn,
  releasedIn,
  type ReleasedApps,
  type WrittenRegistry,
  type WrittenRemotes,
  type WrittenShell,
} from '../registry/written-registry';
import { titleOf } from '../registry/release-folders';

/** Pins restored remotes, so that builds of the workspace do not change them again. */
const pinnedWhereChanged = (remotes: WrittenRemotes, now: WrittenRemotes | undefined): WrittenRemotes =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, entry]) => {
      const isSame = JSON.stringify(entry) === JSON.stringify(now?.[name]);
      return [name, isSame ? entry : { ...entry, pinned: true as const }];
    }),
  );

const shellPinnedWhereChanged = (
  shell: WrittenShell | undefined,
  now: WrittenShell | undefined,
): WrittenShell | undefined =>
  // A registry from before the shell was a release says nothing of it: it stays as it is.
  shell === undefined
    ? now
    : JSON.stringify(shell) === JSON.stringify(now)
      ? shell
      : { ...shell, pinned: true };

/** What changed; of an entry that browsers refused, nothing can be said but what is there instead. */
function changesSince(served: WrittenRegistry | undefined, released: ReleasedApps): readonly string[] {
  const refused = served ? refusedIn(served) : [];
  const others = Object.entries(released).filter(([name]) => !refused.includes(name));
  return [
    ...describeChanges(served && releasedIn(readableOf(served)), Object.fromEntries(others)),
    ...refused.map((name) => {
      const now = released[name];
      return `${name}: ${now ? `${now.stable} again` : 'removed'}; browsers refused what was there`;
    }),
  ];
}

/**
 * Publishes the remotes and the shell of an earlier registry again, under a new serial, with their canaries, previews and switches.
 * Who owns them stays as it is today.
 * @param cause the command, for the history
 * @throws Refusal when that registry is missing, or one of its releases is gone
 */
export function rollbackAll(dist: string, serial: number, cause: string, by?: string): Promise<Outcome> {
  return whileAlone(dist, cause, async (lock) => {
    // An unreadable one is a reason for a rollback, and so are damaged entries.
    const served = readServedIfReadable(dist);
    const entry = readHistoryEntry(dist, serial);
    if (served?.serial === serial && (!entry || JSON.stringify(served) === JSON.stringify(entry.registry)))
      refuse(`Registry ${String(serial)} is the one that is served.`);
    if (!entry) {
      const kept = keptSerials(dist).filter((each) => readHistoryEntry(dist, each));
      const which = kept.length > 0 ? `from ${String(kept.at(-1))} to ${String(kept[0])}` : 'none';
      return refuse(`Registry ${String(serial)} is not kept in a form of today; those that are: ${which}.`);
    }
    const { remotes } = entry.registry;
    const shell = shellPinnedWhereChanged(entry.registry.shell, served?.shell);
    for (const [name, entry] of Object.entries(releasedIn({ remotes, shell }))) {
      const isThere = wholeIn(dist, name);
      const gone = listedVersions(entry).find((version) => !isThere(version));
      if (gone !== undefined)
        refuse(`Registry ${String(serial)} lists ${titleOf(name)} ${gone}, which is no longer on the disk.`);
    }
    const registry = await publish({
      dist,
      served,
      remotes: pinnedWhereChanged(remotes, served?.remotes),
      shell,
      cause,
      by,
      lock,
      isUrgent: true,
    });
    return {
      lines: [
        `The remotes are those of registry ${String(serial)} again.`,
        ...changesSince(served, releasedIn(registry)),
        servedAs(registry),
      ],
      data: { serial: registry.serial, copyOf: serial },
    };
  });
}
