import { PropositionListView } from '@portal/features/proposition-list';
import { useAccess } from '@portal/features/resource';
import { withShortcuts } from '@portal/features/shortcuts';

function PropositionListPage() {
  return <PropositionListView title="Propositions" {...useAccess().propositions} />;
}

export default withShortcuts(PropositionListPage);
