import { paths, useOptionalRouteId } from '@portal/features/routes';
import { ProjectForm } from '@portal/features/project-form';
import { useNavigate } from '@portal/kit';

export default function ProjectFormPage() {
  const navigate = useNavigate();
  const id = useOptionalRouteId();
  const back = id ? { to: paths.projectFile(id), label: 'Dossier' } : { to: paths.home, label: 'Accueil' };
  return <ProjectForm id={id} back={back} onSaved={() => void navigate(paths.projectSaved)} />;
}
