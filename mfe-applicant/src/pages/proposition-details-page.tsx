import { PropositionDetails } from '@portal/features/proposition-details';
import { paths, useRouteId } from '@portal/features/routes';
import { useNavigate } from '@portal/kit';

/** A proposal that its applicant may accept or refuse. */
export default function PropositionDetailsPage() {
  const navigate = useNavigate();
  return (
    <PropositionDetails
      id={useRouteId()}
      back={{ to: paths.propositions, label: 'Vos propositions' }}
      onAnswered={(state) => void navigate(paths.propositions, { state })}
    />
  );
}
