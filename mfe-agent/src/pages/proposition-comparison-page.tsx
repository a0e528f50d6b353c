import { PropositionComparison } from '@portal/features/proposition-comparison';
import { useQueryId } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';

/** The proposals on a project, side by side, as the agency's side reads them. */
function PropositionComparisonPage() {
  return <PropositionComparison projectId={useQueryId('dossier')} />;
}

export default withShortcuts(PropositionComparisonPage);
