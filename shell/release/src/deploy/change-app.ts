import { whileAlone } from '../locks/release-lock';
import type { Outcome } from '../outcome';
import { refuse } from '../refusal';
import { releasedAs, releasedIn, type WrittenCanary } from '../registry/written-registry';
import { withState } from './decide/next-registry';
import { checkGiven, takingBack, type Command } from './decide/operate';
import { changesSince, restoring } from './decide/restore';
import { had, servedIn } from './portal';
import { pruneReleases } from './prune-releases';
import { publish, servedAs } from './publish-registry';
import { readCandidate, readPortal } from './read-portal';

/** Where something is changed, and on whose behalf. */
export interface Change {
  readonly dist: string;
  /** The command, for the history. */
  readonly cause: string;
  /** Who gave it; the system user when left out. */
  readonly by?: string | undefined;
}

export interface AppChange extends Change {
  readonly name: string;
}

const noRemote = (name: string, known: readonly string[] = []): never =>
  refuse(
    `There is no remote "${name}" in the registry${known.length > 0 ? `: it has ${known.join(', ')}` : ''}.`,
  );

/** Changes one remote, or the shell, atomically; the others stay identical to the byte. @throws Refusal */
export function changeApp({ dist, name, cause, by }: AppChange, decide: Command): Promise<Outcome> {
  return whileAlone(dist, cause, (lock) => {
    const portal = readPortal(dist);
    const served = had(portal.served) ?? noRemote(name);
    const entry = releasedAs(served, name) ?? noRemote(name, Object.keys(releasedIn(served)));
    const standing = { name, entry, served, portal };
    const { state, lines, gives, isUrgent } = decide(standing);
    if (!state) return { lines, data: { remote: name, changed: false, serial: served.serial } };
    const warnings = gives === undefined ? [] : checkGiven(standing, readCandidate(portal, name, gives));
    const registry = publish(portal, withState(portal, name, state), { cause, by, lock, isUrgent });
    const removed = pruneReleases(portal, registry);
    return {
      lines: [...lines, ...warnings, servedAs(registry)],
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

/**
 * Publishes the remotes and the shell of an earlier registry again, under a new serial, with their canaries, previews and
 * switches. Who owns them stays as it is today.
 * @throws Refusal when that registry is missing, or one of its releases is gone
 */
export function rollbackAll({ dist, cause, by }: Change, serial: number): Promise<Outcome> {
  return whileAlone(dist, cause, (lock) => {
    const portal = readPortal(dist);
    const registry = publish(portal, restoring(portal, serial), { cause, by, lock, isUrgent: true });
    return {
      lines: [
        `The remotes are those of registry ${String(serial)} again.`,
        ...changesSince(servedIn(portal), releasedIn(registry)),
        servedAs(registry),
      ],
      data: { serial: registry.serial, copyOf: serial },
    };
  });
}

/** Who it is in the history, and how its causes begin. */
export const GUARD = 'guard';
export const CAUSE_OF_GUARD = `${GUARD}: `;

export interface TakeBackOptions {
  readonly dist: string;
  readonly name: string;
  readonly canary: Pick<WrittenCanary, 'version' | 'salt'>;
  /** What operators read: "7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2". */
  readonly reason: string;
}

/** Ends a canary for the server (decision 0052); `data.changed` says whether it was still this one. */
export const takeBackCanary = ({ dist, name, canary: ended, reason }: TakeBackOptions): Promise<Outcome> =>
  changeApp({ dist, name, cause: `${CAUSE_OF_GUARD}${reason}`, by: GUARD }, takingBack(ended, reason));
