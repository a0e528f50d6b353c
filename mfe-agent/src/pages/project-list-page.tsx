import { ProjectListView } from '@portal/features/project-list';
import { useAccess } from '@portal/features/resource';
import { withShortcuts } from '@portal/features/shortcuts';

function ProjectListPage() {
  const { projects, propositions } = useAccess();
  return <ProjectListView title="Projets" {...projects} propositionScope={propositions.scope} />;
}

export default withShortcuts(ProjectListPage);
