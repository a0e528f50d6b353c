import { failureSentence, problemsOf } from '@portal/api';
import { GENERAL_FAILURE } from '@portal/forms';
import { isApiError } from '@portal/kit';

/** The server understood the order and said why it does not carry it out. */
export const isRefused = (error: unknown): boolean =>
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
