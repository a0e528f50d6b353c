import { failureSentence, isOutcomeUnknown, problemsOf } from '@portal/api';
import { GENERAL_FAILURE } from '@portal/forms';
import { isApiError } from '@portal/kit';

/** The server understood the request and gave a reason for refusing it. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && problemsOf(error).length > 0;

/** The row was changed meanwhile: what was decided on may no longer be so. */
export const isOutdated = (error: unknown): boolean => isApiError(error) && [409, 412].includes(error.status);

/**
 * Message for a failed request: the server's reasons, else what happened and what was kept.
 *
 * @param isTyped there is something to keep
 */
export function refusalSentence(error: unknown, isTyped = true): string {
  if (isRefused(error))
    return problemsOf(error)
      .map(({ detail }) => detail)
      .join(' ');
  if (!isTyped || isOutcomeUnknown(error)) return failureSentence(error);
  if (!isApiError(error) || error.status === 0) return GENERAL_FAILURE;
  // What is typed goes with the page that must be loaded again.
  return isOutdated(error)
    ? failureSentence(error)
    : `${failureSentence(error)} Rien de ce que vous avez saisi n’est perdu.`;
}
