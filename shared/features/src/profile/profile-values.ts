import type { ProfileDraft } from '@portal/domain/person';
import { required, type Rules, sameAs } from '@portal/forms';
import { birthdayRules } from '../editing';

/** What the profile form holds: the person, and a password to change or three empty fields. */
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

/** A password is changed as soon as one of its three fields is filled in. */
export const changesPassword = (values: ProfileValues): boolean =>
  PASSWORD_FIELDS.some((field) => values[field] !== '');

const onlyToChange = (message: string) => (value: string, all: ProfileValues) =>
  changesPassword(all) && value === '' ? message : undefined;

/** Section 5: the e-mail is read-only, the new password and its confirmation match. */
export const profileRules = (now: Date): Rules<ProfileValues> => ({
  firstName: [required('votre prénom')],
  lastName: [required('votre nom')],
  birthday: birthdayRules(now),
  oldPassword: [onlyToChange('Indiquez votre mot de passe actuel.')],
  newPassword: [onlyToChange('Indiquez votre nouveau mot de passe.')],
  confirmation: [sameAs<ProfileValues>('newPassword', 'Les mots de passe ne correspondent pas.')],
});
