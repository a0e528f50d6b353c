import { hostname, userInfo } from 'node:os';
import { readRegistry } from '@portal/registry/read-registry';
import { discard, removeLeftovers, replaceFile } from '../locks/durable-file';
import type { ReleaseLock } from '../locks/release-lock';
import { Refusal, isDiskRefusal, refusalOf, refuse } from '../refusal';
import { historyFileOf, registryFileOf } from '../registry/release-folders';
import type { KeptEntry } from '../registry/stored-registries';
import { releasedIn, type ReleasedParts, type WrittenRegistry } from '../registry/written-registry';
import { keepSignature } from '../sign/sign-release';
import { factsOfChange } from './decide/facts';
import { vouch, type Vouched } from './decide/vouch';
import { servedIn, withRelease, type Portal } from './portal';

export interface Publication {
  /** The command, for the history. */
  readonly cause: string;
  /** Who gave the command; the system user when left out. */
  readonly by?: string | undefined;
  readonly lock: ReleaseLock;
  /** Takes something back from users: goes on when only the history cannot be written. */
  readonly isUrgent?: boolean | undefined;
}

/** Final line of a command that changed something. */
export const servedAs = ({ serial }: WrittenRegistry): string =>
  `Served now as registry ${String(serial)}: open pages take it up when they are next looked at or entered.`;

function currentUser(): string | undefined {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return undefined;
  }
}

/** Taking something back waits for no signature: browsers judge each remote by itself, and refuse what has none. */
function vouchUnlessUrgent(
  portal: Portal,
  released: ReleasedParts,
  { isUrgent, lock }: Publication,
): Vouched {
  try {
    return vouch(portal, released);
  } catch (error) {
    if (isUrgent !== true || !(error instanceof Refusal)) throw error;
    lock.say(error.message);
    return { ...released, made: [] };
  }
}

/**
 * Publishes what is to be released: keeps the signatures that were made, stores the registry in the history, then
 * replaces `remotes.json` atomically.
 * @param portal as it was read under the same lock, with the releases that came since
 * @throws with nothing changed, when browsers would refuse a remote anew, nobody vouches for it, or the disk refuses
 */
export function publish(portal: Portal, released: ReleasedParts, publication: Publication): WrittenRegistry {
  const { cause, by = currentUser(), lock, isUrgent } = publication;
  const { dist, lastSerial } = portal;
  const served = servedIn(portal);
  const { made, remotes, shell } = vouchUnlessUrgent(portal, released, publication);
  for (const { release, signed } of made) keepSignature(dist, release.release, signed);
  const signedPortal = made.reduce(
    (before, { release, signed }) => withRelease(before, { ...release, signed }),
    portal,
  );
  // The history counts too: after an older file was restored by hand, no serial may be reused.
  const serial = Math.max(served?.serial ?? 0, lastSerial ?? 0) + 1;
  // In place of a file that cannot be read, the server serves the newest of the history.
  const replaces = served?.serial ?? lastSerial;
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
  lock.check();
  try {
    const releases = factsOfChange(signedPortal, served && releasedIn(served), releasedIn(registry));
    const entry: Omit<KeptEntry, 'serial'> = { cause, by, replaces, registry, releases };
    replaceFile(kept, `${JSON.stringify(entry)}\n`);
  } catch (error) {
    if (isUrgent !== true || !isDiskRefusal(error)) throw error;
    lock.say(`Registry ${String(serial)} is missing in the history. ${String(refusalOf(error)?.message)}`);
  }
  try {
    lock.check();
    replaceFile(file, `${JSON.stringify(registry)}\n`);
  } catch (error) {
    // It was never served.
    discard(kept);
    throw error;
  }
  return registry;
}
