import {
  projectListPolicy,
  projectScope,
  propositionListPolicy,
  propositionScope,
} from '@portal/domain/access';
import { useSession } from '@portal/kit';
import { useMemo } from 'react';

/** Whose files whoever is signed in sees, and how their lists can be filtered and sorted; the same objects until that changes. */
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
