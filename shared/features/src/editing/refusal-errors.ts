import { problemsOf } from '@portal/api';
import { formError, placeProblems, type PlacedErrors } from '@portal/forms';
import { ChangedMeanwhile } from './use-edited';
import { isRefused, refusalSentence } from './refusal-sentence';

// A file of its own, so that lists can explain a refusal without bundling the form library.
/** Form errors of a refused request: each reason beside its field, the others above the form. */
export const refusalErrors = <V extends object>(
  error: unknown,
  fields: readonly (keyof NoInfer<V> & string)[],
): PlacedErrors<V> =>
  error instanceof ChangedMeanwhile
    ? placeProblems<V>(error.problems, fields)
    : isRefused(error)
      ? placeProblems<V>(problemsOf(error), fields)
      : formError<V>(refusalSentence(error));
