import { ProjectList } from '@portal/features/project-list';
import { useAccess } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { EmptyProject } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus } from '@portal/ui/icon';

export default function ProjectListPage() {
  const submit = (
    <ButtonLink as={Link} to={paths.newProject} variant="primary" icon={Plus}>
      Déposer un projet
    </ButtonLink>
  );
  return <ProjectList title="Vos projets" {...useAccess().projects} actions={submit} empty={NO_PROJECT} />;
}

const NO_PROJECT = (
  <EmptyState art={<EmptyProject />} title="Aucun projet pour le moment">
    Vos projets déposés apparaîtront ici, avec l’étape où chacun en est.
  </EmptyState>
);
