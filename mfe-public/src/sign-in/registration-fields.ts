import { isPersonName, NOT_A_NAME, PASSWORD_CONDITIONS, type Registration } from '@portal/domain/person';
import { birthdayRules } from '@portal/features/editing';
import {
  DateField,
  email,
  EmailField,
  field,
  type FieldTable,
  PasswordField,
  required,
  sameAs,
  satisfies,
  TextField,
} from '@portal/forms';
import styles from './registration-form.module.css';

export interface RegistrationValues extends Registration {
  readonly confirmation: string;
}

/** Section 5: every field is required, both passwords are equal. The server checks password strength. */
export const registrationFields: FieldTable<RegistrationValues> = {
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
    { label: 'Date de naissance', autoComplete: 'bday', className: styles.date },
    required('votre date de naissance'),
    ...birthdayRules(new Date()),
  ),
};
