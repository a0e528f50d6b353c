import { userPolicy } from '@portal/domain/access';
import type { Person } from '@portal/domain/person';
import { Loaded, useApi, useResource } from '@portal/features/resource';
import { Link, useSession } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { BackLink, Page, PageHeader } from '@portal/ui/page';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { EditUserForm } from './edit-user-form';
import { useListReturn } from './list-return';
import { nameOf } from './user-rows';

interface EditUserProps {
  readonly id: number;
}

export function EditUser({ id }: EditUserProps) {
  const { people } = useApi();
  const person = useResource(() => people.byId(id), [people, id]);
  const { to } = useListReturn();
  return (
    <Page width="form">
      <PageHeader
        title="Modifier l’utilisateur"
        context={person.status === 'ready' ? nameOf(person.value) : '\u00A0'}
        back={
          <BackLink as={Link} to={to}>
            Utilisateurs
          </BackLink>
        }
      />
      <Loaded resource={person} skeleton={<FormSkeleton />}>
        {(loaded) => <Account person={loaded} />}
      </Loaded>
    </Page>
  );
}

function Account({ person }: { readonly person: Person }) {
  const { role, profileId } = useSession();
  const { to } = useListReturn();
  const { canEdit, canChangeEmail } = userPolicy({ role, profileId }, person);
  if (canEdit) return <EditUserForm person={person} canChangeEmail={canChangeEmail} />;
  return (
    <Card as="div">
      <EmptyState
        role="alert"
        art={<NoResult />}
        title="Votre compte ne permet pas de modifier cet utilisateur."
        actions={
          <ButtonLink as={Link} to={to} variant="primary">
            Revenir à la liste
          </ButtonLink>
        }
      />
    </Card>
  );
}

function FormSkeleton() {
  return (
    <SkeletonCard label="Chargement de l’utilisateur">
      <SkeletonRows count={4} height="3rem" />
    </SkeletonCard>
  );
}
