import { seesRankings } from '@portal/domain/access';
import { useAccess } from '@portal/features/resource';
import { useSession } from '@portal/kit';
import { Dashboard } from '../dashboard/dashboard';

export default function DashboardPage() {
  const { projects, propositions } = useAccess();
  const rankings = seesRankings(useSession().role);
  return <Dashboard {...projects} propositionScope={propositions.scope} rankings={rankings} />;
}
