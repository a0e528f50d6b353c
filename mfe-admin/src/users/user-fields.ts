import { ASSIGNABLE_ROLES } from '@portal/domain/access';
import { passwordFault, personNameFault } from '@portal/domain/person';
import { birthdayRules } from '@portal/features/editing';
import { serverTime } from '@portal/features/resource';
import {
  DateField,
  email,
  field,
  type FieldTable,
  PasswordField,
  required,
  type Rule,
  sameAs,
  SelectField,
  TextField,
  type TextFieldProps,
} from '@portal/forms';

export interface UserValues {
  readonly firstName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD'. */
  readonly birthday: string;
  readonly email: string;
}

export interface NewUserValues extends UserValues {
  /** A role id, as text. */
  readonly roleId: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Section 5: an upper-case letter and a digit, and eight characters. */
const strong: Rule<NewUserValues, string> = (value) => (value === '' ? undefined : passwordFault(value));

const name = (label: string, what: string) =>
  field<TextFieldProps, object, string>(
    TextField,
    { label, autoComplete: 'off' },
    required(what),
    personNameFault,
  );

/** Every field is required (section 5). `more`: extra props of the e-mail field for an existing account. */
export const userFields = (more: { readOnly?: boolean; hint?: string } = {}): FieldTable<UserValues> => ({
  firstName: name('Prénom', 'le prénom'),
  lastName: name('Nom', 'le nom'),
  birthday: field(
    DateField,
    { label: 'Date de naissance', autoComplete: 'off' },
    required('la date de naissance'),
    ...birthdayRules(serverTime),
  ),
  email: field(
    TextField,
    { label: 'Adresse e-mail', type: 'email', autoComplete: 'off', ...more },
    required('l’adresse e-mail'),
    email(),
  ),
});

export const newUserFields: FieldTable<NewUserValues> = {
  ...userFields(),
  roleId: field(
    SelectField,
    { label: 'Rôle', options: ASSIGNABLE_ROLES.map(({ id, label }) => ({ value: String(id), label })) },
    required('le rôle', 'Choisissez'),
  ),
  password: field(
    PasswordField,
    { label: 'Mot de passe', autoComplete: 'new-password' },
    required('le mot de passe'),
    strong,
  ),
  confirmation: field(
    PasswordField,
    { label: 'Confirmation du mot de passe', autoComplete: 'new-password' },
    required('le mot de passe une seconde fois'),
    sameAs<NewUserValues>(
      'password',
      'Le mot de passe et la confirmation du mot de passe doivent être identiques.',
    ),
  ),
};
