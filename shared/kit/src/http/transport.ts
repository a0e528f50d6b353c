import { Observable } from 'rxjs';
import type { HttpAnswer, HttpRequest } from './http-client';

/** An outgoing call: full address, final headers, body serialised as JSON. */
export interface WireCall {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Emits the answer once, whatever its status; fails without one; unsubscribing aborts. Header names are lower-case;
 * JSON is parsed, any other body is text, an empty one null.
 */
export type Transport = (call: WireCall) => Observable<HttpAnswer>;

export type TransportSource = Observable<Transport>;

/** Wraps a call that returns a promise; unsubscribing aborts it, which `from(promise)` would not. */
export function abortable<T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    call(controller.signal).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (cause: unknown) => subscriber.error(cause),
    );
    return () => controller.abort();
  });
}

/** Parses a body; text that is not valid JSON is returned as is, even if the server declares JSON. */
export function readBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** '' or '?a=1&b=2'. Undefined and empty values are left out; a list is one value with commas: `customer=59,60`. */
export function queryString(params: HttpRequest['params'] = {}): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
