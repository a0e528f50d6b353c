import { ProjectListView } from '@portal/features/project-list';
import { useAccess } from '@portal/features/resource';

export default function ProjectListPage() {
  const { projects, propositions } = useAccess();
  return <ProjectListView title="Projets" {...projects} propositionScope={propositions.scope} />;
}
