import type { AnswerShape } from './call';

export const refTo = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

const problems = refTo('Problems');
const patience = { 'Retry-After': 'Seconds to wait.' };

/** Common error answers by status (reference of the wire, 1.7 and 1.8). */
export const sharedAnswers = {
  400: {
    description: 'Something in the call is wrong; one entry for each thing, `source` names the field.',
    schema: problems,
  },
  401: {
    description: 'Nobody signed, or not validly: empty, whatever the reason.',
    headers: { 'WWW-Authenticate': 'WSSE realm="Secured API", profile="UsernameToken"' },
  },
  403: { description: 'Not for this caller.', schema: problems },
  404: { description: 'There is no such row, or the caller may not see it.', schema: problems },
  409: { description: 'It was decided, or is being done, already.', schema: problems },
  412: { description: 'The row is no longer what `If-Match` says.', schema: problems },
  413: { description: 'The body is too large.', schema: problems },
  415: { description: 'The body is no JSON.', schema: problems },
  429: { description: 'Too many attempts.', schema: problems, headers: patience },
  500: { description: 'A mistake of the server; the entry gives a reference.', schema: problems },
  503: { description: 'Busy, or the storage is away.', schema: problems, headers: patience },
} as const satisfies Readonly<Record<number, AnswerShape>>;

/** Errors that any call may answer. */
const ALWAYS = [500, 503] as const;

export function refusals(...statuses: readonly (keyof typeof sharedAnswers)[]): Record<number, AnswerShape> {
  return Object.fromEntries([...statuses, ...ALWAYS].map((status) => [status, sharedAnswers[status]]));
}
