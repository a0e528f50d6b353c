import { isPersonName, NOT_A_NAME, passwordFault } from '@portal/domain/person';
import { birthdayRules } from '@portal/features/editing';
import { email, required, type Rule, type Rules, sameAs, satisfies } from '@portal/forms';

/** What the form of an existing user holds. */
export interface UserValues {
  readonly firstName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD'. */
  readonly birthday: string;
  readonly email: string;
}

/** What that of a new one holds besides. */
export interface NewUserValues extends UserValues {
  /** A role id, as text. */
  readonly roleId: string;
  readonly password: string;
  readonly confirmation: string;
}

export const NO_USER: NewUserValues = {
  firstName: '',
  lastName: '',
  birthday: '',
  email: '',
  roleId: '',
  password: '',
  confirmation: '',
};

/** Section 5: an upper-case letter and a digit, and eight characters. */
const strong: Rule<NewUserValues, string> = (value) => (value === '' ? undefined : passwordFault(value));

/** Every field is required (section 5). */
export const userRules: Rules<UserValues> = {
  firstName: [required('le prénom'), satisfies(isPersonName, NOT_A_NAME)],
  lastName: [required('le nom'), satisfies(isPersonName, NOT_A_NAME)],
  birthday: [required('la date de naissance'), ...birthdayRules(new Date())],
  email: [required('l’adresse e-mail'), email()],
};

export const newUserRules: Rules<NewUserValues> = {
  ...(userRules as Rules<NewUserValues>),
  roleId: [required('le rôle', 'Choisissez')],
  password: [required('le mot de passe'), strong],
  confirmation: [
    required('le mot de passe une seconde fois'),
    sameAs<NewUserValues>(
      'password',
      'Le mot de passe et la confirmation du mot de passe doivent être identiques.',
    ),
  ],
};
