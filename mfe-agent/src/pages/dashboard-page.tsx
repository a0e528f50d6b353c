import { projectListPolicy, projectScope, propositionScope, seesRankings } from '@portal/domain/access';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';
import { useMemo } from 'react';
import { Dashboard } from '../dashboard/dashboard';

/** The home of the agency's side. */
function DashboardPage() {
  const session = useSession();
  const policy = useMemo(() => projectListPolicy(session.role), [session.role]);
  const scope = useMemo(() => projectScope(session), [session]);
  const ofPropositions = useMemo(() => propositionScope(session), [session]);
  return (
    <Dashboard
      policy={policy}
      scope={scope}
      propositionScope={ofPropositions}
      rankings={seesRankings(session.role)}
    />
  );
}

export default withShortcuts(DashboardPage);
