import { useAccess } from '@portal/features/resource';
import { withShortcuts } from '@portal/features/shortcuts';
import { Network } from '../network/network';

function NetworkPage() {
  const { projects, propositions } = useAccess();
  return <Network scope={projects.scope} propositionScope={propositions.scope} />;
}

export default withShortcuts(NetworkPage);
