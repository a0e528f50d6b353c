import { type Api, failureSentence, isOutcomeUnknown, problemsOf } from '@portal/api';
import {
  PASSWORD_CONDITIONS,
  type Person,
  personNameFault,
  type ProfileDraft,
  SAME_PASSWORD,
} from '@portal/domain/person';
import {
  DateField,
  EmailField,
  field,
  type FieldTable,
  formError,
  PasswordField,
  type PlacedErrors,
  placeProblems,
  sameAs,
  satisfies,
} from '@portal/forms';
import { catchError, forkJoin, map, type Observable, of, switchMap, throwError } from 'rxjs';
import { birthdayRules, ChangedMeanwhile, nameFields, prefixField, refusalSentence } from '../editing';

/** Values of the profile form: personal data and three password fields. */
export interface ProfileValues extends ProfileDraft {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

const PERSONAL_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'namePrefix',
  'birthday',
  'email',
] as const satisfies readonly (keyof ProfileValues)[];

const PASSWORD_FIELDS = [
  'oldPassword',
  'newPassword',
  'confirmation',
] as const satisfies readonly (keyof ProfileValues)[];

/** Filling in any of the three password fields requests a change. */
const changesPassword = (values: ProfileValues): boolean =>
  PASSWORD_FIELDS.some((name) => values[name] !== '');

const onlyToChange = (message: string) => (value: string, all: ProfileValues) =>
  changesPassword(all) && value === '' ? message : undefined;

/** Section 5: the e-mail is read-only, the new password and its confirmation match. */
export const profileFields = (namePrefix: string, now: Date): FieldTable<ProfileValues> => ({
  namePrefix: prefixField(namePrefix),
  birthday: field(
    DateField,
    { label: 'Date de naissance', autoComplete: 'bday' },
    ...birthdayRules(() => now),
  ),
  ...nameFields('votre', personNameFault),
  email: field(EmailField, {
    label: 'Adresse e-mail',
    readOnly: true,
    hint: 'Votre identifiant\u00A0: il ne change pas ici.',
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
    satisfies<ProfileValues>((value, { oldPassword }) => value !== oldPassword, SAME_PASSWORD),
  ),
  confirmation: field(
    PasswordField,
    { label: 'Confirmation du nouveau mot de passe', autoComplete: 'new-password' },
    sameAs<ProfileValues>('newPassword', 'Les mots de passe ne correspondent pas.'),
  ),
});

type Outcome = { readonly kind: 'done' | 'not-asked' } | { readonly kind: 'failed'; readonly error: unknown };

export class ProfileNotSaved extends Error {
  override readonly name = 'ProfileNotSaved';
  readonly profile: Outcome;
  readonly password: Outcome;

  constructor(profile: Outcome, password: Outcome) {
    super('The profile was not saved whole');
    this.profile = profile;
    this.password = password;
  }
}

const NOT_ASKED: Outcome = { kind: 'not-asked' };

const outcome = (call: Observable<unknown>): Observable<Outcome> =>
  call.pipe(
    map((): Outcome => ({ kind: 'done' })),
    catchError((error: unknown) => of<Outcome>({ kind: 'failed', error })),
  );

// Observed in the reference portal and kept: docs/observed-behaviour.md, kept elsewhere
/**
 * Sends the profile and the password change in parallel, with separate outcomes. Fails with `ProfileNotSaved` when
 * either fails. `isPasswordDone`: an earlier attempt already changed the password.
 */
export function saveProfile(
  api: Api,
  update: (typed: ProfileDraft) => Observable<Person>,
  { personId, ...values }: ProfileValues & { readonly personId: number },
  isPasswordDone: boolean,
): Observable<void> {
  const { oldPassword, newPassword, confirmation: _, ...draft } = values;
  const password =
    changesPassword(values) && !isPasswordDone
      ? outcome(api.auth.changePassword({ personId, oldPassword, newPassword }))
      : of(NOT_ASKED);
  return forkJoin([outcome(update(draft)), password]).pipe(
    switchMap(([profile, changed]) =>
      profile.kind === 'failed' || changed.kind === 'failed'
        ? throwError(() => new ProfileNotSaved(profile, changed))
        : of(undefined),
    ),
  );
}

/** Each failure beside its fields; above the form, what was saved and what was not. */
export function profileErrors(error: unknown): PlacedErrors<ProfileValues> {
  if (!(error instanceof ProfileNotSaved)) return formError(refusalSentence(error));
  const { profile, password } = error;
  const placed: PlacedErrors<ProfileValues> = {
    ...place(profile, PERSONAL_FIELDS),
    ...place(password, PASSWORD_FIELDS),
  };
  const said = new Set([...saidOf(profile, OF_PROFILE), ...saidOf(password, OF_PASSWORD)]);
  return { ...placed, ...formError([...said].join(' ')) };
}

function place(result: Outcome, fields: readonly (keyof ProfileValues)[]): PlacedErrors<ProfileValues> {
  if (result.kind !== 'failed') return {};
  const { error } = result;
  const problems = error instanceof ChangedMeanwhile ? error.problems : problemsOf(error);
  const placed = problems.filter(({ source }) => fields.some((field) => field === source));
  return placeProblems<ProfileValues>(placed, fields);
}

const OF_PROFILE = {
  done: 'Vos informations sont enregistrées.',
  failed: 'Vos informations n’ont pas été enregistrées.',
};
const OF_PASSWORD = {
  done: 'Votre mot de passe a été changé.',
  failed: 'Votre mot de passe n’a pas été changé.',
};

/** What became of a request, and why where no field says it. */
function saidOf(result: Outcome, words: typeof OF_PROFILE): readonly string[] {
  if (result.kind !== 'failed') return result.kind === 'done' ? [words.done] : [];
  const { error } = result;
  if (error instanceof ChangedMeanwhile) return error.problems.slice(0, 1).map(({ detail }) => detail);
  if (isOutcomeUnknown(error)) return [failureSentence(error)];
  const isPlaced = problemsOf(error).some(({ source }) => source !== undefined);
  return isPlaced ? [words.failed] : [words.failed, refusalSentence(error)];
}
