import { ProjectList } from '@portal/features/project-list';
import { useAccess } from '@portal/features/resource';
import { withShortcuts } from '@portal/features/shortcuts';

function ProjectListPage() {
  const { projects, propositions } = useAccess();
  return <ProjectList title="Projets" {...projects} propositionScope={propositions.scope} desk />;
}

export default withShortcuts(ProjectListPage);
