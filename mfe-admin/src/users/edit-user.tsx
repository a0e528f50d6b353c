import { userPolicy } from '@portal/domain/access';
import { type Person, type ProfileDraft, toProfileDraft } from '@portal/domain/person';
import { FormFoot, FormLeaveGuard, refusalErrors, useEdited } from '@portal/features/editing';
import { Loaded, useApi, useResource } from '@portal/features/resource';
import { BackTo } from '@portal/features/routes';
import { Fields, PortalForm } from '@portal/forms';
import { Link, useSession } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Facts } from '@portal/ui/facts';
import { FormNote, FormStack } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useMemo } from 'react';
import { useListReturn } from './list-return';
import { AccountChip, nameOf, roleLabels } from './user-cells';
import { userFields, type UserValues } from './user-fields';

export function EditUser({ id }: { readonly id: number }) {
  const { people } = useApi();
  const person = useResource(() => people.byId(id), [people, id]);
  const { to } = useListReturn();
  return (
    <Page width="form">
      <PageHeader
        title="Modifier l’utilisateur"
        // Keeps the place of a name that is to come.
        context={
          person.status === 'failed' ? undefined : person.status === 'ready' ? nameOf(person.value) : '\u00A0'
        }
        back={<BackTo to={to}>Utilisateurs</BackTo>}
      />
      <Loaded
        resource={person}
        record="person"
        skeleton={
          <SkeletonCard label="Chargement de l’utilisateur">
            <SkeletonRows count={4} height="3rem" />
          </SkeletonCard>
        }
      >
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
        title="Votre compte ne permet pas de modifier cet utilisateur"
        actions={
          <ButtonLink as={Link} to={to} variant="primary">
            Revenir à la liste
          </ButtonLink>
        }
      />
    </Card>
  );
}

interface EditUserFormProps {
  readonly person: Person;
  /** The e-mail is the login: most users may not change it. */
  readonly canChangeEmail: boolean;
}

const valuesOf = (person: Person): UserValues => {
  const { firstName, lastName, birthday, email } = toProfileDraft(person);
  return { firstName, lastName, birthday, email };
};

/** Edits an existing user. Role and password are not part of the update request (section 7). */
function EditUserForm({ person, canChangeEmail }: EditUserFormProps) {
  const { people } = useApi();
  const { to, goBack } = useListReturn();
  const fields = useMemo(
    () =>
      userFields({
        readOnly: !canChangeEmail,
        hint: canChangeEmail
          ? 'L’adresse sert d’identifiant\u00A0: la personne se connectera avec la nouvelle.'
          : 'L’adresse sert d’identifiant.',
      }),
    [canChangeEmail],
  );
  const { initialValues, save } = useEdited({
    read: person,
    valuesOf,
    reload: ({ id }) => people.byId(id),
    fields,
  });
  const draftOf = (seen: Person, changed: UserValues): ProfileDraft => ({
    ...toProfileDraft(seen),
    ...changed,
  });
  return (
    <PortalForm<UserValues, Person>
      aria-label="Modifier l’utilisateur"
      initialValues={initialValues}
      fields={fields}
      submit={(typed) => save(typed, (seen) => people.update(seen, draftOf(seen, typed)))}
      onDone={(saved) => goBack(`Compte «\u00A0${nameOf(saved)}\u00A0» enregistré.`)}
      toErrors={refusalErrors}
    >
      <FormLeaveGuard />
      <Card>
        <CardBody>
          <FormStack>
            <FormNote>Tous les champs sont obligatoires.</FormNote>
            <Fields
              of={fields}
              layout={[
                ['firstName', 'lastName'],
                ['birthday', 'email'],
              ]}
            />
            <Facts
              columns={2}
              items={[
                { term: 'Rôle', value: roleLabels(person).join(', ') },
                { term: 'Compte', value: <AccountChip person={person} /> },
              ]}
            />
          </FormStack>
        </CardBody>
        <FormFoot back={to} busyWords="Enregistrement en cours" />
      </Card>
    </PortalForm>
  );
}
