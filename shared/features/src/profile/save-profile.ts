import { type Api, problemsOf } from '@portal/api';
import { formError, placeProblems, type PlacedErrors } from '@portal/forms';
import { catchError, forkJoin, map, type Observable, of, switchMap, throwError } from 'rxjs';
import { refusalSentence } from '../editing';
import { changesPassword, PASSWORD_FIELDS, PERSONAL_FIELDS, type ProfileValues } from './profile-values';

type Outcome = { readonly kind: 'done' | 'not-asked' } | { readonly kind: 'failed'; readonly error: unknown };

/** At least one of the two requests failed. */
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
  personId: number,
  values: ProfileValues,
  isPasswordDone: boolean,
): Observable<void> {
  const { oldPassword, newPassword, confirmation: _, ...draft } = values;
  const password =
    changesPassword(values) && !isPasswordDone
      ? outcome(api.auth.changePassword({ personId, oldPassword, newPassword }))
      : of(NOT_ASKED);
  return forkJoin([outcome(api.people.update(personId, draft)), password]).pipe(
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
  return { ...placed, ...formError(sentenceOf(profile, password)) };
}

function place(result: Outcome, fields: readonly (keyof ProfileValues)[]): PlacedErrors<ProfileValues> {
  if (result.kind !== 'failed') return {};
  const placed = problemsOf(result.error).filter(({ source }) => fields.some((field) => field === source));
  return placeProblems<ProfileValues>(placed, fields);
}

function sentenceOf(profile: Outcome, password: Outcome): string {
  const why = (result: Outcome): string =>
    result.kind === 'failed' && problemsOf(result.error).every(({ source }) => source === undefined)
      ? ` ${refusalSentence(result.error)}`
      : '';
  if (profile.kind !== 'failed')
    return `Vos informations sont enregistrées, mais votre mot de passe n’a pas été changé.${why(password)}`;
  if (password.kind === 'done')
    return `Votre mot de passe est changé, mais vos informations n’ont pas été enregistrées.${why(profile)}`;
  return `Vos informations n’ont pas été enregistrées.${why(profile)}`;
}
