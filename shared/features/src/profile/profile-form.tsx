import { type Person, toProfileDraft } from '@portal/domain/person';
import { Fields, PortalForm } from '@portal/forms';
import { useNavigate, useSession } from '@portal/kit';
import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { FormNote, FormStack } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useMemo, useRef } from 'react';
import { tap } from 'rxjs';
import { EXCEPT_OPTIONAL, FormFoot, useEdited } from '../editing';
import { doesNotExist, Loaded, serverTime, useApi, useResource } from '../resource';
import { BackTo, paths } from '../routes';
import {
  profileErrors,
  profileFields,
  ProfileNotSaved,
  type ProfileValues,
  saveProfile,
} from './profile-values';

/** Profile edit (section 2): personal fields and a password block, saved together, with separate outcomes. */
export function ProfileFormPage() {
  const { profileId: personId } = useSession();
  const { people } = useApi();
  const person = useResource(
    () => (personId === null ? doesNotExist : people.byId(personId)),
    [people, personId],
  );
  return (
    <Page width="form">
      <PageHeader title="Modifier votre profil" back={<BackTo to={paths.profile}>Votre profil</BackTo>} />
      <Loaded
        resource={person}
        skeleton={
          <SkeletonCard label="Chargement de votre profil">
            <Skeleton width="14rem" />
            <SkeletonRows count={6} />
          </SkeletonCard>
        }
      >
        {(loaded) => <ProfileEditor person={loaded} />}
      </Loaded>
    </Page>
  );
}

const valuesOf = (person: Person): ProfileValues => ({
  ...toProfileDraft(person),
  oldPassword: '',
  newPassword: '',
  confirmation: '',
});

function ProfileEditor({ person }: { readonly person: Person }) {
  const api = useApi();
  const navigate = useNavigate();
  const fields = useMemo(() => profileFields(person.namePrefix, serverTime()), [person.namePrefix]);
  const { row, initialValues, save } = useEdited({
    read: person,
    valuesOf,
    reload: ({ id }) => api.people.byId(id),
    fields,
  });
  /** The new password already set by an attempt whose other request failed. */
  const passwordSet = useRef<string>(undefined);

  const submit = (values: ProfileValues) =>
    saveProfile(
      api,
      (draft) => save(values, (seen) => api.people.update(seen, draft)),
      { ...values, personId: row.id },
      passwordSet.current === values.newPassword,
    ).pipe(
      tap({
        error: (error: unknown) => {
          if (error instanceof ProfileNotSaved && error.password.kind === 'done')
            passwordSet.current = values.newPassword;
        },
      }),
    );

  return (
    <PortalForm<ProfileValues, void>
      initialValues={initialValues}
      fields={fields}
      submit={submit}
      onDone={() => void navigate(paths.profile)}
      toErrors={profileErrors}
      summary
    >
      <Card>
        <CardBody>
          <FormStack>
            <Caps as="h2">VOS INFORMATIONS</Caps>
            <FormNote>{EXCEPT_OPTIONAL}</FormNote>
            <Fields
              of={fields}
              layout={[['namePrefix', 'birthday'], ['firstName', 'middleName'], 'lastName', 'email']}
            />
          </FormStack>
        </CardBody>
        <CardBody>
          <FormStack>
            <Caps as="h2">MOT DE PASSE</Caps>
            <FormNote>Laissez ces champs vides pour garder votre mot de passe.</FormNote>
            <Fields of={fields} layout={['oldPassword', ['newPassword', 'confirmation']]} />
          </FormStack>
        </CardBody>
        <FormFoot back={paths.profile} />
      </Card>
    </PortalForm>
  );
}
