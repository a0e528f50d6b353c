import { PASSWORD_CONDITIONS, type ProfileDraft } from '@portal/domain/person';
import {
  DateField,
  EmailField,
  field,
  type FieldTable,
  PasswordField,
  required,
  sameAs,
  SelectField,
  TextField,
} from '@portal/forms';
import { birthdayRules, prefixOptions } from '../editing';

/** Values of the profile form: personal data and three password fields. */
export interface ProfileValues extends ProfileDraft {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export const PERSONAL_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'namePrefix',
  'birthday',
  'email',
] as const satisfies readonly (keyof ProfileValues)[];

export const PASSWORD_FIELDS = [
  'oldPassword',
  'newPassword',
  'confirmation',
] as const satisfies readonly (keyof ProfileValues)[];

/** Filling in any of the three password fields requests a change. */
export const changesPassword = (values: ProfileValues): boolean =>
  PASSWORD_FIELDS.some((name) => values[name] !== '');

const onlyToChange = (message: string) => (value: string, all: ProfileValues) =>
  changesPassword(all) && value === '' ? message : undefined;

/** Section 5: the e-mail is read-only, the new password and its confirmation match. */
export const profileFields = (namePrefix: string, now: Date): FieldTable<ProfileValues> => ({
  namePrefix: field(SelectField, {
    label: 'Civilité',
    options: prefixOptions(namePrefix),
    autoComplete: 'honorific-prefix',
  }),
  birthday: field(DateField, { label: 'Date de naissance', autoComplete: 'bday' }, ...birthdayRules(now)),
  firstName: field(TextField, { label: 'Prénom', autoComplete: 'given-name' }, required('votre prénom')),
  middleName: field(TextField, { label: 'Deuxième prénom', autoComplete: 'additional-name' }),
  lastName: field(TextField, { label: 'Nom', autoComplete: 'family-name' }, required('votre nom')),
  email: field(EmailField, {
    label: 'E-mail',
    readOnly: true,
    hint: 'L’adresse sert d’identifiant\u00A0: pour la changer, contactez-nous.',
  }),
  oldPassword: field(
    PasswordField,
    { label: 'Mot de passe actuel', autoComplete: 'current-password' },
    onlyToChange('Indiquez votre mot de passe actuel.'),
  ),
  newPassword: field(
    PasswordField,
    { label: 'Nouveau mot de passe', autoComplete: 'new-password', liveRules: PASSWORD_CONDITIONS },
    onlyToChange('Indiquez votre nouveau mot de passe.'),
  ),
  confirmation: field(
    PasswordField,
    { label: 'Confirmation du nouveau mot de passe', autoComplete: 'new-password' },
    sameAs<ProfileValues>('newPassword', 'Les mots de passe ne correspondent pas.'),
  ),
});
