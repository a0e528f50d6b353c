import { ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';
import { paths, useRouteId } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';

function ProjectFilePage() {
  return (
    <ProjectFile
      id={useRouteId()}
      back={{ to: paths.projects, label: 'Projets' }}
      editPath={paths.editProject}
      propositions={(projectId) => <PropositionCards projectId={projectId} />}
    />
  );
}

export default withShortcuts(ProjectFilePage);
