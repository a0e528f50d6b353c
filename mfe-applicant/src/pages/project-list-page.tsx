import { ProjectList } from '@portal/features/project-list';
import { useAccess } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Plus } from '@portal/ui/icon';

export default function ProjectListPage() {
  const submit = (
    <ButtonLink as={Link} to={paths.newProject} variant="primary" icon={Plus}>
      Déposer un projet
    </ButtonLink>
  );
  return <ProjectList title="Vos projets" {...useAccess().projects} actions={submit} />;
}
