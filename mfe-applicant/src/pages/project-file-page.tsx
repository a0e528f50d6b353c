import { ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';

export default function ProjectFilePage() {
  return <ProjectFile propositions={(project) => <PropositionCards project={project} />} />;
}
