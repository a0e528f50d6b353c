import { mayConduct } from '@portal/domain/access';
import { type FileActs, ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';
import { paths, useRouteId } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';
import { kit, useSession } from '@portal/kit';
import { LaterConduct } from '../conduct/later-conduct';

function ProjectFilePage() {
  const { role } = useSession();
  const conducts = mayConduct(role) && kit().settings.conduct;
  return (
    <ProjectFile
      id={useRouteId()}
      back={{ to: paths.projects, label: 'Projets' }}
      editPath={paths.editProject}
      propositions={(project) => <PropositionCards project={project} />}
      conduct={conducts ? (acts: FileActs) => <LaterConduct {...acts} /> : undefined}
    />
  );
}

export default withShortcuts(ProjectFilePage);
