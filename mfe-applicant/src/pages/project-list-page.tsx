import { projectListPolicy, projectScope } from '@portal/domain/access';
import { paths } from '@portal/features/routes';
import { ProjectList } from '@portal/features/project-list';
import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Plus } from '@portal/ui/icon';
import { useMemo } from 'react';

/** The applicant's own projects. */
export default function ProjectListPage() {
  const session = useSession();
  const policy = useMemo(() => projectListPolicy(session.role), [session.role]);
  const scope = useMemo(() => projectScope(session), [session]);
  const submit = (
    <ButtonLink as={Link} to={paths.newProject} variant="primary" icon={Plus}>
      Déposer un projet
    </ButtonLink>
  );
  return <ProjectList title="Vos projets" policy={policy} scope={scope} actions={submit} />;
}
