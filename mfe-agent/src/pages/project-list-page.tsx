import { projectListPolicy, projectScope, propositionScope } from '@portal/domain/access';
import { ProjectList } from '@portal/features/project-list';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';
import { useMemo } from 'react';

/** The projects that the agency's side follows. */
function ProjectListPage() {
  const session = useSession();
  const policy = useMemo(() => projectListPolicy(session.role), [session.role]);
  const scope = useMemo(() => projectScope(session), [session]);
  const ofPropositions = useMemo(() => propositionScope(session), [session]);
  return <ProjectList title="Projets" policy={policy} scope={scope} propositionScope={ofPropositions} desk />;
}

export default withShortcuts(ProjectListPage);
