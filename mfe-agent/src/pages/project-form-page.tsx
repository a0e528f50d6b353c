import { paths, useOptionalRouteId } from '@portal/features/routes';
import { ProjectForm } from '@portal/features/project-form';
import { withShortcuts } from '@portal/features/shortcuts';
import { useNavigate } from '@portal/kit';

/** Creates a project on behalf of an applicant, or edits one. */
function ProjectFormPage() {
  const navigate = useNavigate();
  const id = useOptionalRouteId();
  const back = id ? { to: paths.projectFile(id), label: 'Dossier' } : { to: paths.home, label: 'Accueil' };
  return <ProjectForm id={id} back={back} onSaved={() => void navigate(paths.projectSaved)} />;
}

export default withShortcuts(ProjectFormPage);
