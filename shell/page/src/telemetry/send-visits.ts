import type { Beacon } from '@portal/registry/reported-problem';
import type { Remotes } from '../remotes/create-remotes';
import { NOBODY, postBeacon } from './post-beacon';
import { tellVisits, type TellVisitsOptions } from './tell-visits';

/** Posts each visit by itself: there are as many as remotes with a canary. Loaded only while there is one. */
export function sendVisits(
  router: Parameters<typeof tellVisits>[0],
  options: Omit<TellVisitsOptions, 'tell'> & { readonly remotes: Pick<Remotes, 'serial'> },
): void {
  let isAbsent = false;
  tellVisits(router, {
    ...options,
    tell(visit) {
      if (isAbsent) return;
      const beacon: Beacon = {
        shell: __SHELL_VERSION__,
        serial: options.remotes.serial,
        problems: [],
        visits: [visit],
      };
      postBeacon(JSON.stringify(beacon)).then(
        (status) => {
          isAbsent = NOBODY.has(status);
        },
        // Offline: the next visit is told.
        () => undefined,
      );
    },
  });
}
