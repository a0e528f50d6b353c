import { paths, useRouteId } from '@portal/features/routes';
import { ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';

/** The file of one of the applicant's projects. */
export default function ProjectFilePage() {
  return (
    <ProjectFile
      id={useRouteId()}
      back={{ to: paths.projects, label: 'Vos projets' }}
      editPath={paths.editProject}
      propositions={(projectId) => <PropositionCards projectId={projectId} />}
    />
  );
}
