import { hostname, userInfo } from 'node:os';
import { readRegistry } from '@portal/registry/read-registry';
import { discard, removeLeftovers, replaceFile } from '../locks/durable-file';
import { historyFileOf, historyUpTo, keptSerials, serialiseEntry } from '../registry/release-history';
import { factsOfChange } from '../sign/facts-of-release';
import { Refusal, isDiskRefusal, refusalOf, refuse } from '../refusal';
import type { ReleaseLock } from '../locks/release-lock';
import { bytesOf, registryFileOf, removeRelease, versionsOnDisk } from '../registry/release-folders';
import { expiredVersions } from '../registry/retention';
import { vouchFor, vouchForShell } from '../sign/vouch-for';
import {
  listedVersions,
  releasedIn,
  type ReleasedApps,
  type WrittenRegistry,
  type WrittenRemotes,
  type WrittenShell,
} from '../registry/written-registry';

/** Registries whose releases stay on disk, so that they can be restored by a rollback of all remotes. */
const RECENT_SERIALS = 3;

export interface Publication {
  readonly dist: string;
  readonly served: WrittenRegistry | undefined;
  readonly remotes: WrittenRemotes;
  readonly shell: WrittenShell | undefined;
  /** The command, for the history. */
  readonly cause: string;
  /** Who gave the command; the system user when left out. */
  readonly by?: string | undefined;
  readonly lock: ReleaseLock;
  /** Takes something back from users: goes on when only the history cannot be written. */
  readonly isUrgent?: boolean | undefined;
}

function currentUser(): string | undefined {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return undefined;
  }
}

/**
 * Publishes a new registry: stores it in the history, then replaces `remotes.json` atomically.
 * @throws Refusal, with nothing changed, when browsers would refuse a remote that they do not refuse already, or nobody
 *   vouches for it
 * @throws the error of the disk, with nothing changed, when it cannot be written
 */
export async function publish(publication: Publication): Promise<WrittenRegistry> {
  const { dist, served, cause, by = currentUser(), lock, isUrgent } = publication;
  const unlessUrgent =
    <T>(unsigned: T) =>
    (error: unknown): T => {
      if (isUrgent !== true || !(error instanceof Refusal)) throw error;
      // Taking something back waits for no signature: browsers judge each remote by itself, and refuse what has none.
      lock.say(error.message);
      return unsigned;
    };
  const remotes = await vouchFor(dist, publication.remotes).catch(unlessUrgent(publication.remotes));
  const shell =
    publication.shell &&
    (await vouchForShell(dist, publication.shell).catch(unlessUrgent(publication.shell)));
  // The history counts too: after an older file was restored by hand, no serial may be reused.
  const newest = keptSerials(dist)[0];
  const serial = Math.max(served?.serial ?? 0, newest ?? 0) + 1;
  // In place of a file that cannot be read, the server serves the newest of the history.
  const replaces = served?.serial ?? newest;
  const registry: WrittenRegistry = {
    schema: 2,
    serial,
    generatedAt: new Date().toISOString(),
    remotes,
    ...(shell && { shell }),
  };
  const { refused } = readRegistry(registry);
  const spoiled = refused.find(({ remote }) => remotes[remote] !== served?.remotes[remote]);
  if (spoiled) refuse(`Browsers would refuse mfe-${spoiled.remote}: ${spoiled.reason}.`);

  const kept = historyFileOf(dist, serial);
  const file = registryFileOf(dist);
  for (const each of [kept, file]) removeLeftovers(each);
  const check = () => {
    lock.check();
  };
  try {
    const releases = factsOfChange(dist, served && releasedIn(served), releasedIn(registry));
    replaceFile(kept, serialiseEntry({ cause, by, replaces, registry, releases }), check);
  } catch (error) {
    if (isUrgent !== true || !isDiskRefusal(error)) {
      // It may be there, on a disk that does not confirm it.
      discard(kept);
      throw error;
    }
    lock.say(`Registry ${String(serial)} is missing in the history. ${String(refusalOf(error)?.message)}`);
  }
  try {
    replaceFile(file, `${JSON.stringify(registry)}\n`, check, (error) => {
      // Browsers get it: nothing can be taken back.
      if (!isDiskRefusal(error)) throw error;
      lock.say(
        `Registry ${String(serial)} is served, and may be gone after a power failure: the disk does not confirm it. ${String(refusalOf(error)?.message)}`,
      );
    });
  } catch (error) {
    // It was never served.
    discard(kept);
    throw error;
  }
  return registry;
}

/** What the last registries list, including that of `serial`. */
function lastReleased(dist: string, serial: number): readonly ReleasedApps[] {
  const last: ReleasedApps[] = [];
  for (const { registry } of historyUpTo(dist, serial)) {
    last.push(releasedIn(registry));
    if (last.length === RECENT_SERIALS) break;
  }
  return last;
}

/**
 * Removes releases that are no longer needed.
 * @returns the removed ones, as "agent 1.2.0"
 */
export function pruneReleases(dist: string, registry: WrittenRegistry): readonly string[] {
  const recent = lastReleased(dist, registry.serial);
  return Object.entries(releasedIn(registry)).flatMap(([name, entry]) => {
    const expired = expiredVersions({
      onDisk: versionsOnDisk(dist, name).map((each) => ({
        ...each,
        bytes: bytesOf(dist, name, each.version),
      })),
      listed: new Set(listedVersions(entry)),
      recent: new Set(
        recent.flatMap((released) => {
          const then = released[name];
          return then ? listedVersions(then) : [];
        }),
      ),
      now: Date.now(),
    });
    return expired.filter((version) => isRemoved(dist, name, version)).map((version) => `${name} ${version}`);
  });
}

/** What the disk does not let go stays until the next change: the registry is served by then. */
function isRemoved(dist: string, name: string, version: string): boolean {
  try {
    removeRelease(dist, name, version);
    return true;
  } catch (error) {
    if (isDiskRefusal(error)) return false;
    throw error;
  }
}
