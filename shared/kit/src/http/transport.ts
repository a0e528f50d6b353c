import { Observable } from 'rxjs';
import type { HttpAnswer, HttpRequest } from './http-client';

/** One call as it goes out: whole address, final headers, body already JSON. */
export interface WireCall {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Performs one call. Emits the answer once, whatever its status, and fails only when there is none. Unsubscribing
 * aborts it. Header names are lower-case; a body of JSON is parsed, any other is text, an empty one is null.
 */
export type Transport = (call: WireCall) => Observable<HttpAnswer>;

/** Emits the transport as soon as it is there. */
export type TransportSource = Observable<Transport>;

/** Runs a call that answers by promise; unsubscribing aborts it, which `from(promise)` would not. */
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

/** The body of an answer from its text. A server that says JSON and sends something else is taken at its text. */
export function readBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
