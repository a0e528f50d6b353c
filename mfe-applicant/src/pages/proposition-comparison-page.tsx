import { PropositionComparison } from '@portal/features/proposition-comparison';
import { useQueryId } from '@portal/features/routes';

export default function PropositionComparisonPage() {
  return <PropositionComparison projectId={useQueryId('dossier')} />;
}
