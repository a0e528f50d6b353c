import {
  isPersonName,
  NOT_A_NAME,
  PASSWORD_CONDITIONS,
  type Person,
  type Registration,
} from '@portal/domain/person';
import { birthdayRules, refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import {
  DateField,
  email,
  EmailField,
  emptyValues,
  field,
  Fields,
  type FieldTable,
  PasswordField,
  PortalForm,
  required,
  sameAs,
  satisfies,
  SubmitButton,
  TextField,
} from '@portal/forms';
import { useLocation, useNavigate } from '@portal/kit';
import { FormNote } from '@portal/ui/form-layout';
import { JUST_REGISTERED } from './just-registered';

interface RegistrationValues extends Registration {
  readonly confirmation: string;
}

/** Section 5: every field is required, both passwords are equal. The server checks password strength. */
const registrationFields: FieldTable<RegistrationValues> = {
  lastName: field(
    TextField,
    { label: 'Nom', autoComplete: 'family-name' },
    required('votre nom'),
    satisfies(isPersonName, NOT_A_NAME),
  ),
  firstName: field(
    TextField,
    { label: 'Prénom', autoComplete: 'given-name' },
    required('votre prénom'),
    satisfies(isPersonName, NOT_A_NAME),
  ),
  email: field(
    EmailField,
    { label: 'Adresse e-mail', hint: 'Elle vous servira d’identifiant.' },
    required('votre adresse e-mail'),
    email(),
  ),
  password: field(
    PasswordField,
    { label: 'Mot de passe', autoComplete: 'new-password', liveRules: PASSWORD_CONDITIONS },
    required('votre mot de passe'),
  ),
  confirmation: field(
    PasswordField,
    { label: 'Confirmation du mot de passe', autoComplete: 'new-password' },
    required('votre mot de passe une seconde fois'),
    sameAs<RegistrationValues>('password', 'Mots de passe non identiques!'),
  ),
  birthday: field(
    DateField,
    { label: 'Date de naissance', autoComplete: 'bday' },
    required('votre date de naissance'),
    ...birthdayRules(new Date()),
  ),
};

const EMPTY = emptyValues(registrationFields);

/** Self-registration: always an applicant of the default agency, whatever is sent (specification, section 6). */
export function RegistrationForm() {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();

  return (
    <PortalForm<RegistrationValues, Person>
      aria-labelledby="inscription"
      initialValues={EMPTY}
      fields={registrationFields}
      submit={({ confirmation: _, ...registration }) =>
        api.people.register({ ...registration, email: registration.email.trim() })
      }
      // Keeps the query, which holds the page to open after sign-in.
      onDone={() => void navigate(`/ConfirmRegister${search}`, { state: JUST_REGISTERED })}
      toErrors={refusalErrors}
    >
      <Fields
        of={registrationFields}
        layout={[['lastName', 'firstName'], 'email', ['password', 'confirmation'], 'birthday']}
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
