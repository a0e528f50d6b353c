import { PropositionComparison } from '@portal/features/proposition-comparison';
import { useQueryId } from '@portal/features/portal';

/** The proposals on a project, side by side, as the agency's side reads them. */
export default function PropositionComparisonPage() {
  return <PropositionComparison projectId={useQueryId('dossier')} />;
}
