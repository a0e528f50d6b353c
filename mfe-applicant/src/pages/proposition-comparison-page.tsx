import { PropositionComparison } from '@portal/features/proposition-comparison';
import { useQueryId } from '@portal/features/routes';

/** The proposals on one of the applicant's projects, side by side. */
export default function PropositionComparisonPage() {
  return <PropositionComparison projectId={useQueryId('dossier')} />;
}
