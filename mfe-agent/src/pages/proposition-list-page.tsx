import { PropositionList } from '@portal/features/proposition-list';
import { useAccess } from '@portal/features/resource';
import { withShortcuts } from '@portal/features/shortcuts';

function PropositionListPage() {
  return <PropositionList title="Propositions" {...useAccess().propositions} desk />;
}

export default withShortcuts(PropositionListPage);
