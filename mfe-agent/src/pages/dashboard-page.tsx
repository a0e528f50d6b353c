import { seesRankings } from '@portal/domain/access';
import { useAccess } from '@portal/features/resource';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';
import { Dashboard } from '../dashboard/dashboard';

function DashboardPage() {
  const { projects, propositions } = useAccess();
  const rankings = seesRankings(useSession().role);
  return <Dashboard {...projects} propositionScope={propositions.scope} rankings={rankings} />;
}

export default withShortcuts(DashboardPage);
