import { problemsOf } from '@portal/api';
import { roleLabel } from '@portal/domain/access';
import { type Person, toProfileDraft } from '@portal/domain/person';
import { Loaded, paths, useApi, useResource } from '@portal/features/portal';
import { DateField, placeProblems, PortalForm, SubmitButton, TextField } from '@portal/forms';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { BackLink, Page, PageHeader } from '@portal/ui/page';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { useMemo } from 'react';
import { nameOf } from './user-rows';
import { userRules, type UserValues } from './user-rules';

interface EditUserProps {
  readonly id: number;
  readonly onSaved: () => void;
}

/** The form of an existing user. Role and password are not part of the call that saves it (section 7). */
export function EditUser({ id, onSaved }: EditUserProps) {
  const { people } = useApi();
  const person = useResource(useMemo(() => people.byId(id), [people, id]));
  return (
    <Page width="form">
      <PageHeader
        title="Modifier l’utilisateur"
        context={person.status === 'ready' ? nameOf(person.value) : undefined}
        back={
          <BackLink as={Link} to={paths.users}>
            Utilisateurs
          </BackLink>
        }
      />
      <Loaded resource={person} skeleton={<FormSkeleton />}>
        {(loaded) => <Fields person={loaded} onSaved={onSaved} />}
      </Loaded>
    </Page>
  );
}

interface FieldsProps {
  readonly person: Person;
  readonly onSaved: () => void;
}

function Fields({ person, onSaved }: FieldsProps) {
  const { people } = useApi();
  const [roleId] = person.roleIds;
  const initialValues = useMemo((): UserValues => {
    const { firstName, lastName, birthday, email } = toProfileDraft(person);
    return { firstName, lastName, birthday, email, roleId: '' };
  }, [person]);
  return (
    <PortalForm<UserValues, Person>
      aria-label="Modifier l’utilisateur"
      initialValues={initialValues}
      rules={userRules}
      submit={({ roleId: _, ...changed }) =>
        people.update(person.id, { ...toProfileDraft(person), ...changed })
      }
      onDone={onSaved}
      toErrors={(error) =>
        placeProblems<UserValues>(problemsOf(error), ['firstName', 'lastName', 'birthday', 'email'])
      }
    >
      <Card>
        <CardBody>
          <FormStack>
            <FormNote>Tous les champs sont obligatoires.</FormNote>
            <FormGrid>
              <TextField<UserValues> name="firstName" label="Prénom" autoComplete="off" />
              <TextField<UserValues> name="lastName" label="Nom" autoComplete="off" />
            </FormGrid>
            <FormGrid>
              <DateField<UserValues> name="birthday" label="Date de naissance" autoComplete="off" />
              <TextField<UserValues>
                name="email"
                label="E-mail"
                type="email"
                readOnly
                hint="L’adresse sert d’identifiant."
              />
            </FormGrid>
            <Facts items={[{ term: 'Rôle', value: roleId === undefined ? '' : roleLabel(roleId) }]} />
          </FormStack>
        </CardBody>
        <CardFoot>
          <FormActions>
            <ButtonLink as={Link} to={paths.users}>
              Annuler
            </ButtonLink>
            <SubmitButton busyWords="Enregistrement en cours">Enregistrer</SubmitButton>
          </FormActions>
        </CardFoot>
      </Card>
    </PortalForm>
  );
}

function FormSkeleton() {
  return (
    <Card as="div">
      <CardBody>
        <SkeletonGroup label="Chargement de l’utilisateur">
          <SkeletonRows count={4} height="3rem" />
        </SkeletonGroup>
      </CardBody>
    </Card>
  );
}
