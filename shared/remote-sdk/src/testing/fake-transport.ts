import type { HttpAnswer, Transport, WireCall } from '@portal/kit';
import { delay, NEVER, type Observable, of, throwError } from 'rxjs';

/** The answer to a call: a status with a body, a network error, or none at all. */
export type FakeAnswer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'no network'
  | 'never';

export type FakeAnswers = Readonly<Record<string, FakeAnswer | ((call: WireCall) => FakeAnswer)>>;

/**
 * A transport for network errors, hanging calls and answers of a test's own. Keys are `GET /path`, without the query; a
 * call without a key goes to `next`, or is answered 404.
 */
export function fakeTransport(answers: FakeAnswers, next?: Transport): Transport {
  return (call) => {
    const [path] = call.url.split('?');
    const found = answers[`${call.method} ${path ?? ''}`];
    if (found === undefined) return next === undefined ? toAnswer({ status: 404, body: [] }) : next(call);
    return toAnswer(typeof found === 'function' ? found(call) : found);
  };
}

/** An answer with a body, and the number of rows in all when a list has more of them. */
export const ok = (body: unknown, total?: number): FakeAnswer => ({
  status: 200,
  body,
  headers: total === undefined ? {} : { 'x-include-total-count': String(total) },
});

/** What a transport gives for an answer. */
export function toAnswer(answer: FakeAnswer): Observable<HttpAnswer> {
  if (answer === 'never') return NEVER;
  if (answer === 'no network') return throwError(() => new TypeError('Failed to fetch'));
  const { status, body = null, headers = {} } = answer;
  // Answers are always asynchronous.
  return of({ status, headers, body }).pipe(delay(0));
}
