import { refuse } from '../../refusal';
import { describeChanges } from '../../registry/describe-changes';
import { titleOf } from '../../registry/release-folders';
import {
  listedVersions,
  readableOf,
  refusedIn,
  releasedIn,
  type ReleasedApps,
  type ReleasedParts,
  type WrittenRegistry,
  type WrittenRemotes,
  type WrittenShell,
} from '../../registry/written-registry';
import { servedIn, type Portal } from '../portal';
import { wholeIn } from './states';

/** Pins what is put back, so that builds of the workspace do not change it again. */
const pinnedWhereChanged = <T extends WrittenShell>(entry: T, now: T | undefined): T =>
  JSON.stringify(entry) === JSON.stringify(now) ? entry : { ...entry, pinned: true as const };

/** What changed, of what browsers could read. */
export function changesSince(served: WrittenRegistry | undefined, released: ReleasedApps): readonly string[] {
  const refused = served ? refusedIn(served) : [];
  const read = Object.entries(released).filter(([name]) => !refused.includes(name));
  return describeChanges(served && releasedIn(readableOf(served)), Object.fromEntries(read));
}

/** The remotes and the shell of an earlier registry. Who owns them stays as it is today. @throws Refusal */
export function restoring(portal: Portal, serial: number): ReleasedParts {
  // An unreadable one is a reason for a rollback, and so are damaged entries.
  const served = servedIn(portal);
  const { history } = portal;
  const entry = history.find((each) => each.serial === serial);
  if (served?.serial === serial && (!entry || JSON.stringify(served) === JSON.stringify(entry.registry)))
    refuse(`Registry ${String(serial)} is the one that is served.`);
  if (!entry) {
    const which =
      history.length > 0 ? `from ${String(history.at(-1)?.serial)} to ${String(history[0]?.serial)}` : 'none';
    return refuse(`Registry ${String(serial)} is not kept in a form of today; those that are: ${which}.`);
  }
  const { remotes } = entry.registry;
  // A registry that says nothing of the shell leaves it as it is.
  const { shell = served?.shell } = entry.registry;
  for (const [name, released] of Object.entries(releasedIn({ remotes, shell }))) {
    const isThere = wholeIn(portal, name);
    const gone = listedVersions(released).find((version) => !isThere(version));
    if (gone !== undefined)
      refuse(`Registry ${String(serial)} lists ${titleOf(name)} ${gone}, which is no longer on the disk.`);
  }
  const pinned = Object.entries(remotes).map(([name, remote]) => [
    name,
    pinnedWhereChanged(remote, served?.remotes[name]),
  ]);
  return {
    remotes: Object.fromEntries(pinned) as WrittenRemotes,
    shell: shell && pinnedWhereChanged(shell, served?.shell),
  };
}
