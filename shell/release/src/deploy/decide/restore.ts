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
export function changesSince(served: WrittenRegistry | undefined, released: ReleasedApps): readonly string[] {
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
 * The remotes and the shell of an earlier registry. Who owns them stays as it is today.
 * @throws Refusal when that registry is missing, or one of its releases is gone
 */
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
  const shell = shellPinnedWhereChanged(entry.registry.shell, served?.shell);
  for (const [name, released] of Object.entries(releasedIn({ remotes, shell }))) {
    const isThere = wholeIn(portal, name);
    const gone = listedVersions(released).find((version) => !isThere(version));
    if (gone !== undefined)
      refuse(`Registry ${String(serial)} lists ${titleOf(name)} ${gone}, which is no longer on the disk.`);
  }
  return { remotes: pinnedWhereChanged(remotes, served?.remotes), shell };
}
