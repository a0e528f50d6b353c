import { changeRemote, type Edit } from './change-registry';
import type { Outcome } from '../outcome';
import { historyUpTo, lastChangeOf } from '../registry/release-history';
import type { WrittenCanary, WrittenRegistry } from '../registry/written-registry';

/** Who it is in the history. */
const GUARD = 'guard';
const CAUSE = `${GUARD}: `;

export interface TakeBackOptions {
  readonly dist: string;
  readonly name: string;
  readonly canary: Pick<WrittenCanary, 'version' | 'salt'>;
  /** What operators read: "7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2". */
  readonly reason: string;
}

/**
 * Ends a canary on behalf of the server (decision 0052), if it is still this one: same version, same salt.
 * `data.changed` of the outcome says whether it was.
 * @throws Refusal when another command holds the lock for a minute
 * @throws the error of the disk, with nothing changed, when it cannot be written
 */
export function takeBackCanary({ dist, name, canary, reason }: TakeBackOptions): Promise<Outcome> {
  const { version, salt } = canary;
  return changeRemote({ dist, name, cause: `${CAUSE}${reason}`, by: GUARD }, (entry): Edit => {
    if (entry.canary?.version !== version || entry.canary.salt !== salt)
      return { state: undefined, lines: [`The canary ${version} of mfe-${name} has ended already.`] };
    return {
      state: { ...entry, canary: undefined, pinned: true },
      isUrgent: true,
      lines: [`The canary ${version} of mfe-${name} was taken back: ${reason}.`],
    };
  });
}

/** A canary that the server has ended. */
export interface TakenBack {
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** The canary that the server took back, as long as nobody changed the remote since. */
export function takenBack(dist: string, served: WrittenRegistry, name: string): TakenBack | undefined {
  const last = lastChangeOf(dist, served, name);
  // A key may have any name, and no command looks like a reason.
  if (last?.by !== GUARD || !last.cause.startsWith(CAUSE)) return undefined;
  const [before] = historyUpTo(dist, last.registry.serial - 1);
  const version = before?.registry.remotes[name]?.canary?.version;
  if (version === undefined) return undefined;
  return { version, at: last.registry.generatedAt, reason: last.cause.slice(CAUSE.length) };
}
