import type { Rows } from '@portal/api';
import type { DataScope } from '@portal/domain/access';
import type { Proposition } from '@portal/domain/proposition';
import { orElse, useApi, useResource } from '../resource';
import { useState } from 'react';
import { NEVER, type Observable } from 'rxjs';

/** Proposals of a scope: 'coming' while loading, 'missing' on failure. */
export type Proposals = Rows<Proposition> | 'coming' | 'missing';

/**
 * Loads the proposals that determine follow-ups. The list can be read without them, so they come last, in one request,
 * and a failure is only reported.
 *
 * @param scope whose proposals.
 * @param isTime the list has finished its own requests, or the user wants the follow-ups.
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
