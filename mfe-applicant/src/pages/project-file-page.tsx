import { paths, useRouteId } from '@portal/features/routes';
import { ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';

export default function ProjectFilePage() {
  return (
    <ProjectFile
      id={useRouteId()}
      back={{ to: paths.projects, label: 'Vos projets' }}
      editPath={paths.editProject}
      propositions={(project) => <PropositionCards project={project} />}
    />
  );
}
