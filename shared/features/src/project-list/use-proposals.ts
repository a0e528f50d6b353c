import type { Rows } from '@portal/api';
import type { DataScope } from '@portal/domain/access';
import type { Proposition } from '@portal/domain/proposition';
import { orElse, useApi, useResource } from '../resource';
import { useState } from 'react';
import { NEVER, type Observable } from 'rxjs';

/** The proposals of a scope: 'coming' until they are known, 'missing' when they cannot be had. */
export type Proposals = Rows<Proposition> | 'coming' | 'missing';

/**
 * The proposals that tell which projects to relaunch. The list of projects needs none of them to be read, so they are
 * asked for last, in one call, and only reported when they fail.
 *
 * @param scope whose proposals; memoise it.
 * @param isTime the list itself has all it asked for, or someone asks which projects to relaunch.
 */
export function useProposals(scope: DataScope, isTime: boolean): Proposals {
  const { propositions } = useApi();
  const [isAsked, setAsked] = useState(isTime);
  if (isTime && !isAsked) setAsked(true);
  const resource = useResource(
    (): Observable<Rows<Proposition> | 'missing'> =>
      isAsked ? propositions.listOnce({ scope }).pipe(orElse('missing' as const)) : NEVER,
    [propositions, scope, isAsked],
  );
  return resource.value ?? 'coming';
}
