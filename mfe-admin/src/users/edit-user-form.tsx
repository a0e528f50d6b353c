import { type Person, type ProfileDraft, toProfileDraft } from '@portal/domain/person';
import { refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { Fields, PortalForm, SubmitButton } from '@portal/forms';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { FormActions, FormNote, FormStack } from '@portal/ui/form-layout';
import { useMemo } from 'react';
import { AccountChip } from './account-chip';
import { useListReturn } from './list-return';
import { UnsavedUser } from './unsaved-user';
import { nameOf, roleLabels } from './user-rows';
import { userFields, type UserValues } from './user-fields';

interface EditUserFormProps {
  readonly person: Person;
  /** The e-mail is the login: most users may not change it. */
  readonly canChangeEmail: boolean;
}

/** Edits an existing user. Role and password are not part of the update request (section 7). */
export function EditUserForm({ person, canChangeEmail }: EditUserFormProps) {
  const { people } = useApi();
  const { to, goBack } = useListReturn();
  const initialValues = useMemo((): UserValues => {
    const { firstName, lastName, birthday, email } = toProfileDraft(person);
    return { firstName, lastName, birthday, email };
  }, [person]);
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
  const draftOf = ({ email, ...changed }: UserValues): ProfileDraft => ({
    ...toProfileDraft(person),
    ...changed,
    email: email.trim(),
  });
  return (
    <PortalForm<UserValues, Person>
      aria-label="Modifier l’utilisateur"
      initialValues={initialValues}
      fields={fields}
      submit={(values) => people.update(person.id, draftOf(values))}
      onDone={(saved) => goBack(`Compte «\u00A0${nameOf(saved)}\u00A0» enregistré.`)}
      toErrors={refusalErrors}
    >
      <UnsavedUser />
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
              items={[
                { term: 'Rôle', value: roleLabels(person).join(', ') },
                { term: 'Compte', value: <AccountChip person={person} /> },
              ]}
            />
          </FormStack>
        </CardBody>
        <CardFoot>
          <FormActions>
            <ButtonLink as={Link} to={to}>
              Annuler
            </ButtonLink>
            <SubmitButton busyWords="Enregistrement en cours">Enregistrer</SubmitButton>
          </FormActions>
        </CardFoot>
      </Card>
    </PortalForm>
  );
}
