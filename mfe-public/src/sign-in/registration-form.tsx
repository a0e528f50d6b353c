import {
  isStrongPassword,
  PASSWORD_CONDITIONS,
  type Person,
  personNameFault,
  type Registration,
} from '@portal/domain/person';
import { birthdayRules, nameFields, refusalErrors } from '@portal/features/editing';
import { serverTime, useApi } from '@portal/features/resource';
import {
  DateField,
  email,
  EmailField,
  emptyValues,
  field,
  Fields,
  type FieldTable,
  namesOf,
  PasswordField,
  PortalForm,
  required,
  sameAs,
  SubmitButton,
  useFormValues,
  useValidationErrors,
} from '@portal/forms';
import { Link, useLocation, useNavigate } from '@portal/kit';
import { FormNote } from '@portal/ui/form-layout';
import { TextLink } from '@portal/ui/text-link';
import { useEffect } from 'react';
import { JUST_REGISTERED } from './just-registered';

interface RegistrationValues extends Registration {
  readonly confirmation: string;
}

const NAMES = nameFields('votre', personNameFault);

/** Section 5: every field is required, both passwords are equal. The server checks password strength. */
const registrationFields: FieldTable<RegistrationValues> = {
  lastName: NAMES.lastName,
  firstName: NAMES.firstName,
  email: field(EmailField, { label: 'Adresse e-mail' }, required('votre adresse e-mail'), email()),
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
    ...birthdayRules(serverTime),
  ),
};

const EMPTY = emptyValues(registrationFields);

const FIELD_NAMES = namesOf(registrationFields);
export const REGISTRATION_FIELD_COUNT = FIELD_NAMES.length;

interface RegistrationFormProps {
  /** How many fields are filled in and would be accepted. */
  readonly onFilled: (count: number) => void;
}

/** Self-registration: always an applicant of the default agency, whatever is sent (specification, section 6). */
export function RegistrationForm({ onFilled }: RegistrationFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();

  return (
    <PortalForm<RegistrationValues, Person>
      aria-labelledby="inscription"
      initialValues={EMPTY}
      fields={registrationFields}
      submit={({ confirmation: _, ...registration }) => api.people.register(registration)}
      // Keeps the query, which holds the page to open after sign-in.
      onDone={() => void navigate(`/ConfirmRegister${search}`, { state: JUST_REGISTERED })}
      toErrors={refusalErrors}
    >
      <CountFilled onFilled={onFilled} />
      <Fields
        of={registrationFields}
        layout={[['lastName', 'firstName'], 'email', ['password', 'confirmation'], 'birthday']}
      />
      <FormNote>
        Vos données servent à étudier vos demandes. Qui les reçoit{'\u00A0'}:{' '}
        <TextLink as={Link} to="/confidentialite">
          Confidentialité
        </TextLink>
        .
      </FormNote>
      <SubmitButton caps wide size="lg" busyWords="Inscription en cours">
        S&apos;INSCRIRE
      </SubmitButton>
    </PortalForm>
  );
}

/** Within the form: its values change at each keystroke, and only the count matters outside. */
function CountFilled({ onFilled }: RegistrationFormProps) {
  const values = useFormValues<RegistrationValues>();
  const errors = useValidationErrors<RegistrationValues>();
  const isFilled = (name: keyof RegistrationValues): boolean =>
    values[name] !== '' &&
    errors[name] === undefined &&
    // The server checks this one; a window that goes out when the form is sent would be a poor joke.
    (name !== 'password' || isStrongPassword(values.password));
  const count = FIELD_NAMES.filter(isFilled).length;
  useEffect(() => onFilled(count), [count, onFilled]);
  return null;
}
