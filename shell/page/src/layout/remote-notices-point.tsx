import { useMatches } from '@portal/kit/shell';
import { useSyncExternalStore } from 'react';
import type { Remotes } from '../remotes/create-remotes';
import type { CurrentVisit } from '../routing/current-visit';
import type { EnteredPage } from '../routing/remote-page';
import { lazyPart } from './lazy-part';

const RemoteNotices = lazyPart(() =>
  import('./remote-notices').then(({ RemoteNotices: Notices }) => Notices),
);

export interface RemoteNoticesPointProps {
  remotes: Remotes;
  visit: CurrentVisit;
}

/** Shows notices about the versions of the current page; usually there are none. */
export function RemoteNoticesPoint({ remotes, visit }: RemoteNoticesPointProps) {
  useSyncExternalStore(remotes.onChange, remotes.revision, remotes.revision);
  const shown = useMatches().at(-1)?.loaderData as EnteredPage | null | undefined;
  const isOutdated = Boolean(shown && remotes.isOutdated(shown.remote, shown.version));
  const isRemembered = remotes.source === 'remembered';
  return (
    <RemoteNotices
      isNeeded={isOutdated || isRemembered || remotes.previews().length > 0}
      remote={shown?.remote ?? ''}
      isOutdated={isOutdated}
      version={shown?.version ?? ''}
      isRemembered={isRemembered}
      remotes={remotes}
      visit={visit}
    />
  );
}
