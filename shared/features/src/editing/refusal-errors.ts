import { problemsOf } from '@portal/api';
import { formError, placeProblems, type PlacedErrors } from '@portal/forms';
import { isRefused, refusalSentence } from './refusal-sentence';

// In a file of its own: a list says why an order was refused, and needs nothing of the library of forms for it.
/** What to tell in a form of an order that was not carried out: each reason beside the field it is about, the rest above the form. */
export const refusalErrors = <V extends object>(
  error: unknown,
  fields: readonly (keyof NoInfer<V> & string)[],
): PlacedErrors<V> =>
  isRefused(error) ? placeProblems<V>(problemsOf(error), fields) : formError<V>(refusalSentence(error));
