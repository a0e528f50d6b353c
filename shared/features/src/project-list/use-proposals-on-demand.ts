import type { DataScope } from '@portal/domain/access';
import type { Proposition } from '@portal/domain/proposition';
import { orElse, useApi, useResource } from '@portal/features/portal';
import { useMemo, useState } from 'react';
import { map, of } from 'rxjs';

const NONE: readonly Proposition[] = [];

/**
 * The proposals of a scope, for who asks which projects to relaunch. They cost a call that the list of projects has not
 * to spare (three at most): it is made when someone asks, once, and only reported when it fails.
 *
 * @param scope whose files are listed; memoise it.
 */
export function useProposalsOnDemand(scope: DataScope, isWanted: boolean): readonly Proposition[] {
  const { propositions } = useApi();
  const [isAsked, setAsked] = useState(isWanted);
  if (isWanted && !isAsked) setAsked(true);
  const resource = useResource(
    useMemo(
      () =>
        isAsked
          ? propositions.list({ scope }, 'deferred').pipe(
              map(({ rows }) => rows),
              orElse(NONE),
            )
          : of(NONE),
      [propositions, scope, isAsked],
    ),
  );
  return resource.status === 'ready' ? resource.value : NONE;
}
