import { ApplicantContact } from '@portal/features/people';
import { paths, useRouteId } from '@portal/features/routes';
import { PropositionDetails } from '@portal/features/proposition-details';
import { withShortcuts } from '@portal/features/shortcuts';
import { useNavigate } from '@portal/kit';

/** A proposal as staff see it, without answer buttons: only its applicant answers (section 6). */
function PropositionDetailsPage() {
  const navigate = useNavigate();
  return (
    <PropositionDetails
      id={useRouteId()}
      back={{ to: paths.propositions, label: 'Propositions' }}
      applicant={(project) => (
        <ApplicantContact project={project} subject={`Dossier n° ${String(project.id)}`} />
      )}
      canAnswer={false}
      onAnswered={() => void navigate(paths.propositions)}
    />
  );
}

export default withShortcuts(PropositionDetailsPage);
