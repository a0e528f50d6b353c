import { ApplicantContact } from '@portal/features/people';
import { paths, useRouteId } from '@portal/features/routes';
import { ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';
import { withShortcuts } from '@portal/features/shortcuts';

function ProjectFilePage() {
  return (
    <ProjectFile
      id={useRouteId()}
      back={{ to: paths.projects, label: 'Projets' }}
      editPath={paths.editProject}
      applicant={(project) => (
        <ApplicantContact project={project} subject={`Dossier n° ${String(project.id)}`} />
      )}
      propositions={(projectId) => <PropositionCards projectId={projectId} />}
    />
  );
}

export default withShortcuts(ProjectFilePage);
