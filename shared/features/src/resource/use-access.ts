import { type Api, api } from '@portal/api';
import {
  projectListPolicy,
  projectScope,
  propositionListPolicy,
  propositionScope,
} from '@portal/domain/access';
import { useSession } from '@portal/kit';
import { useMemo } from 'react';

/** What the signed-in user may see, filter and sort; stable until that changes. */
export function useAccess() {
  const session = useSession();
  return useMemo(
    () => ({
      projects: { policy: projectListPolicy(session.role), scope: projectScope(session) },
      propositions: { policy: propositionListPolicy(session.role), scope: propositionScope(session) },
    }),
    [session],
  );
}

/** The typed API over the page's kit: a stable object, usable as a dependency. */
export const useApi = (): Api => api();
