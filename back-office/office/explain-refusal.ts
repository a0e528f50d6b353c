import type { Problem } from '../src/wire/api-problem';
import { isObject } from '../src/wire/json-body';
import type { Reply } from './carry';

/** Command line options by body field. */
export type FieldWords = Readonly<Record<string, string>>;

const isProblem = (value: unknown): value is Problem =>
  isObject(value) &&
  typeof value['detail'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['source']);

/** The entries of an error answer in either format; none if it is something else. */
export function problemsIn(text: string): readonly Problem[] {
  try {
    const body: unknown = JSON.parse(text);
    const errors = isObject(body) ? body['errors'] : body;
    return Array.isArray(errors) ? errors.filter(isProblem) : [];
  } catch {
    return [];
  }
}

/**
 * Explains to the operator why a call was refused, and what to do.
 * @param what the subject of the call: "request 42"
 */
export function explainRefusal(
  { status, headers, text }: Pick<Reply, 'status' | 'headers' | 'text'>,
  what: string,
  words: FieldWords = {},
): string {
  const problems = problemsIn(text);
  const details = problems.map(({ detail, source }) =>
    source === undefined ? detail : `${words[source] ?? source}: ${detail}`,
  );
  switch (status) {
    case 401:
      return 'The portal does not take your signature: is the clock of this machine right? Then try again.';
    case 403:
      return problems.some(({ source }) => source !== undefined)
        ? details.join('\n')
        : `Your account may not do this with ${what}.`;
    case 404:
      return `There is no ${what} among what you look after.`;
    case 412:
      return `Somebody changed ${what} meanwhile: look at it, then try again.`;
    case 413:
      return 'The attachments are too large together: 11 MiB at most.';
    case 429:
      return `Too many attempts: try again in ${headers.get('retry-after') ?? '60'} s.`;
    case 502:
    case 503:
      return 'The portal cannot answer just now: try again in a moment.';
    default:
      return details.length > 0
        ? details.join('\n')
        : `That is no answer of an InterGestion back office (status ${String(status)}): check --url.`;
  }
}
