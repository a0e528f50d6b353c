import { failureSentence, problemsOf } from '@portal/api';
import { formError, GENERAL_FAILURE, placeProblems, type PlacedErrors } from '@portal/forms';
import { isApiError } from '@portal/kit';

/** The server understood the order and said why it does not carry it out. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && problemsOf(error).length > 0;

/** What to tell of an order that was not carried out: the server's own reasons, else what happened and what is kept. */
export function refusalSentence(error: unknown): string {
  if (isRefused(error))
    return problemsOf(error)
      .map(({ detail }) => detail)
      .join(' ');
  return isApiError(error) && error.status > 0
    ? `${failureSentence(error)} Rien de ce que vous avez saisi n’est perdu.`
    : GENERAL_FAILURE;
}

/** The same for a form: each reason beside the field it is about, the rest above the form. */
export const refusalErrors = <V extends object>(
  error: unknown,
  fields: readonly (keyof NoInfer<V> & string)[],
): PlacedErrors<V> =>
  isRefused(error) ? placeProblems<V>(problemsOf(error), fields) : formError<V>(refusalSentence(error));
