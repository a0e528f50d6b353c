import { PASSWORD_CONDITIONS, type Person } from '@portal/domain/person';
import { refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { DateField, EmailField, PasswordField, PortalForm, SubmitButton, TextField } from '@portal/forms';
import { useLocation, useNavigate } from '@portal/kit';
import { FormGrid, FormNote } from '@portal/ui/form-layout';
import { JUST_REGISTERED } from './just-registered';
import styles from './registration-form.module.css';
import { EMPTY_REGISTRATION, registrationRules, type RegistrationValues } from './registration-rules';

/** Self-registration: always an applicant of the default agency, whatever is sent (specification, section 6). */
export function RegistrationForm() {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();

  return (
    <PortalForm<RegistrationValues, Person>
      aria-labelledby="inscription"
      initialValues={EMPTY_REGISTRATION}
      rules={registrationRules}
      submit={({ confirmation: _, ...registration }) =>
        api.people.register({ ...registration, email: registration.email.trim() })
      }
      // With the page that was wanted before all this, for after the login.
      onDone={() => void navigate(`/ConfirmRegister${search}`, { state: JUST_REGISTERED })}
      toErrors={(error) =>
        refusalErrors<RegistrationValues>(error, ['lastName', 'firstName', 'email', 'password', 'birthday'])
      }
    >
      <FormGrid>
        <TextField<RegistrationValues> name="lastName" label="Nom" autoComplete="family-name" />
        <TextField<RegistrationValues> name="firstName" label="Prénom" autoComplete="given-name" />
      </FormGrid>
      <EmailField<RegistrationValues>
        name="email"
        label="Adresse e-mail"
        hint="Elle vous servira d’identifiant."
      />
      <FormGrid>
        <PasswordField<RegistrationValues>
          name="password"
          label="Mot de passe"
          autoComplete="new-password"
          liveRules={PASSWORD_CONDITIONS}
        />
        <PasswordField<RegistrationValues>
          name="confirmation"
          label="Confirmation du mot de passe"
          autoComplete="new-password"
        />
      </FormGrid>
      <DateField<RegistrationValues>
        name="birthday"
        label="Date de naissance"
        autoComplete="bday"
        className={styles.date}
      />
      <FormNote>
        Vos données servent à créer votre compte et à étudier vos demandes. Elles sont accessibles à votre
        agence et à celles dont elle dépend.
      </FormNote>
      <SubmitButton caps wide size="lg" busyWords="Inscription en cours">
        S&apos;INSCRIRE
      </SubmitButton>
    </PortalForm>
  );
}
