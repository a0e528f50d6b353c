import { useAccess } from '@portal/features/resource';
import { Network } from '../network/network';

export default function NetworkPage() {
  const { projects, propositions } = useAccess();
  return <Network scope={projects.scope} propositionScope={propositions.scope} />;
}
