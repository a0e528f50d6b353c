import { PropositionComparison } from '@portal/features/proposition-comparison';
import { useQueryId } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';

function PropositionComparisonPage() {
  return <PropositionComparison projectId={useQueryId('dossier')} />;
}

export default withShortcuts(PropositionComparisonPage);
