import { whileAlone } from '../locks/release-lock';
import type { Outcome } from '../outcome';
import { releasedIn } from '../registry/written-registry';
import { changesSince, restoring } from './decide/restore';
import { servedIn } from './portal';
import { publish, servedAs } from './publish-registry';
import { readPortal } from './read-portal';

/**
 * Publishes the remotes and the shell of an earlier registry again, under a new serial, with their canaries, previews and
 * switches. Who owns them stays as it is today.
 * @param cause the command, for the history
 * @throws Refusal when that registry is missing, or one of its releases is gone
 */
export function rollbackAll(dist: string, serial: number, cause: string, by?: string): Promise<Outcome> {
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
