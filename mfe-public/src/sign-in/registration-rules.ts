import { parisDay } from '@portal/domain/format';
import type { Registration } from '@portal/domain/person';
import { date, email, notAfter, required, sameAs, type LiveRule, type Rules } from '@portal/forms';

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
  lastName: [required('votre nom')],
  firstName: [required('votre prénom')],
  email: [required('votre adresse e-mail'), email()],
  password: [required('votre mot de passe')],
  confirmation: [
    required('votre mot de passe une seconde fois'),
    sameAs<RegistrationValues>('password', 'Mots de passe non identiques!'),
  ],
  birthday: [
    required('votre date de naissance'),
    date(),
    notAfter(
      parisDay(new Date().toISOString()) ?? '',
      'La date de naissance ne peut pas être dans le futur.',
    ),
  ],
};

/** The same three conditions as the server's, ticked while one types. */
export const PASSWORD_CONDITIONS: readonly LiveRule[] = [
  { words: '8 caractères au moins', isMet: (password) => Array.from(password).length >= 8 },
  { words: 'Une lettre majuscule', isMet: (password) => /\p{Lu}/u.test(password) },
  { words: 'Un chiffre', isMet: (password) => /\p{Nd}/u.test(password) },
];
