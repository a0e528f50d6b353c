import { PropositionListView } from '@portal/features/proposition-list';
import { useAccess } from '@portal/features/resource';

export default function PropositionListPage() {
  return <PropositionListView title="Propositions" {...useAccess().propositions} />;
}
