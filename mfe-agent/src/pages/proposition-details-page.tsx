import { PropositionDetails } from '@portal/features/proposition-details';
import { paths, useRouteId } from '@portal/features/routes';
import { useNavigate } from '@portal/kit';

export default function PropositionDetailsPage() {
  const navigate = useNavigate();
  return (
    <PropositionDetails
      id={useRouteId()}
      back={{ to: paths.propositions, label: 'Propositions' }}
      onAnswered={(state) => void navigate(paths.propositions, { state })}
    />
  );
}
