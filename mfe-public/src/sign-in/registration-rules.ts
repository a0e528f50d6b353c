import { isPersonName, NOT_A_NAME, type Registration } from '@portal/domain/person';
import { birthdayRules } from '@portal/features/editing';
import { email, required, sameAs, satisfies, type Rules } from '@portal/forms';

/** What the registration form holds: what is sent, and the password a second time. */
export interface RegistrationValues extends Registration {
  readonly confirmation: string;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  lastName: '',
  firstName: '',
  email: '',
  password: '',
  confirmation: '',
  birthday: '',
};

/** Section 5: every field is required, both passwords are the same. How strong a password must be, the server says. */
export const registrationRules: Rules<RegistrationValues> = {
  lastName: [required('votre nom'), satisfies(isPersonName, NOT_A_NAME)],
  firstName: [required('votre prénom'), satisfies(isPersonName, NOT_A_NAME)],
  email: [required('votre adresse e-mail'), email()],
  password: [required('votre mot de passe')],
  confirmation: [
    required('votre mot de passe une seconde fois'),
    sameAs<RegistrationValues>('password', 'Mots de passe non identiques!'),
  ],
  birthday: [required('votre date de naissance'), ...birthdayRules(new Date())],
};
