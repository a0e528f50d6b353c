import { ASSIGNABLE_ROLES } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { DateField, PasswordField, PortalForm, SelectField, SubmitButton, TextField } from '@portal/forms';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { BackLink, Page, PageHeader } from '@portal/ui/page';
import { useListReturn } from './list-return';
import { UnsavedUser } from './unsaved-user';
import { newUserRules, type NewUserValues, NO_USER } from './user-rules';

const ROLES = ASSIGNABLE_ROLES.map(({ id, label }) => ({ value: String(id), label }));
const FIELDS = ['firstName', 'lastName', 'birthday', 'email', 'roleId', 'password'] as const;

/** The form of a new user (section 2). Save stays closed until every field is set and none is wrong (section 5). */
export function NewUser() {
  const { people } = useApi();
  const { to, goBack } = useListReturn();
  return (
    <Page width="form">
      <PageHeader
        title="Nouvel utilisateur"
        back={
          <BackLink as={Link} to={to}>
            Utilisateurs
          </BackLink>
        }
      />
      <PortalForm<NewUserValues, Person>
        aria-label="Nouvel utilisateur"
        initialValues={NO_USER}
        rules={newUserRules}
        submit={({ confirmation: _, roleId, ...draft }) =>
          people.create({ ...draft, email: draft.email.trim(), roleId: Number(roleId) })
        }
        onDone={(created) => goBack(`Compte «\u00A0${fullName(created)}\u00A0» créé.`)}
        toErrors={(error) => refusalErrors<NewUserValues>(error, FIELDS)}
      >
        <UnsavedUser />
        <Card>
          <CardBody>
            <FormStack>
              <FormNote>
                Tous les champs sont obligatoires{'\u00A0'}: le bouton Enregistrer s’ouvre quand ils sont
                remplis. Le compte est confirmé et actif dès sa création, rattaché à l’agence par défaut et
                suivi par le superviseur.
              </FormNote>
              <FormGrid>
                <TextField<NewUserValues> name="firstName" label="Prénom" autoComplete="off" />
                <TextField<NewUserValues> name="lastName" label="Nom" autoComplete="off" />
              </FormGrid>
              <FormGrid>
                <DateField<NewUserValues> name="birthday" label="Date de naissance" autoComplete="off" />
                <TextField<NewUserValues> name="email" label="E-mail" type="email" autoComplete="off" />
              </FormGrid>
              <FormGrid>
                <SelectField<NewUserValues> name="roleId" label="Rôle" options={ROLES} />
              </FormGrid>
              <FormGrid>
                <PasswordField<NewUserValues>
                  name="password"
                  label="Mot de passe"
                  autoComplete="new-password"
                />
                <PasswordField<NewUserValues>
                  name="confirmation"
                  label="Confirmation du mot de passe"
                  autoComplete="new-password"
                />
              </FormGrid>
            </FormStack>
          </CardBody>
          <CardFoot>
            <FormActions>
              <ButtonLink as={Link} to={to}>
                Annuler
              </ButtonLink>
              <SubmitButton busyWords="Enregistrement en cours" disabledUntilValid>
                Enregistrer
              </SubmitButton>
            </FormActions>
          </CardFoot>
        </Card>
      </PortalForm>
    </Page>
  );
}
