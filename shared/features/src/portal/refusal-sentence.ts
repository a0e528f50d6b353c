import { failureSentence, problemsOf } from '@portal/api';

/** What to tell of an order that was not carried out: the server's own reasons, else what happened in general. */
export function refusalSentence(error: unknown): string {
  const reasons = problemsOf(error)
    .map(({ detail }) => detail)
    .filter((detail) => detail !== '');
  return reasons.length === 0 ? failureSentence(error) : reasons.join(' ');
}
