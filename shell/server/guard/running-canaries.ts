import { stampOf } from '@portal/host/files/current-registry';
import { readServedIfReadable } from '@portal/release/registry/stored-registries';
import type { WrittenCanary } from '@portal/release/registry/written-registry';

/** A canary of the served registry, and the version that the rest of its audience gets. */
export interface RunningCanary {
  readonly remote: string;
  readonly canary: WrittenCanary;
  readonly stable: string;
  /** The same as long as the same two versions go to the same audience: what was heard may be compared. */
  readonly key: string;
}

/**
 * Reads the canaries that run now. The registry is read again when its file was replaced; while it is malformed, the
 * last good one counts.
 */
export function watchCanaries(dist: string): () => readonly RunningCanary[] {
  let stamp: string | undefined;
  let running: readonly RunningCanary[] = [];

  return () => {
    // Between two registries there is none for a moment.
    const next = stampOf(dist, stamp) ?? stamp;
    if (next === stamp) return running;
    stamp = next;
    const served = readServedIfReadable(dist);
    if (served)
      running = Object.entries(served.remotes).flatMap(([remote, { canary, stable }]) =>
        canary && canary.version !== stable
          ? [
              {
                remote,
                canary,
                stable,
                key: JSON.stringify([canary.version, canary.salt, canary.roles, stable]),
              },
            ]
          : [],
      );
    return running;
  };
}
