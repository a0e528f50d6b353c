import { defer, type Observable, tap } from 'rxjs';
import { isApiError } from './api-error';
import type { HttpAnswer, HttpRequest } from './http-client';
import { randomHex } from './random-hex';

/** A second call of these does no harm: sessions, and rehearsals, which store nothing. */
const STORES_NOTHING = /^\/api\/log(?:in|out)$|\/rehearsal$/;
const KEY_BYTES = 16;
/** Far more than the writes that anybody leaves unanswered. */
const CAPACITY = 20;

export const isWrite = ({ method, path }: HttpRequest): boolean =>
  method !== 'GET' && !STORES_NOTHING.test(path);

export interface Intents {
  /** Sends a write under the key of its intent; everything else unchanged. */
  readonly once: (
    request: HttpRequest,
    send: (request: HttpRequest) => Observable<HttpAnswer>,
  ) => Observable<HttpAnswer>;
  readonly clear: () => void;
}

/** A write keeps its `Idempotency-Key` until it is answered, so that pressing again does nothing twice. */
export function createIntents(isKept: boolean): Intents {
  const unanswered = new Map<string, { readonly content: string; readonly key: string }>();

  function keyOf(address: string, content: string): string {
    const open = unanswered.get(address);
    const key = open?.content === content ? open.key : randomHex(KEY_BYTES);
    unanswered.delete(address);
    unanswered.set(address, { content, key });
    const [oldest] = unanswered.keys();
    if (unanswered.size > CAPACITY && oldest !== undefined) unanswered.delete(oldest);
    return key;
  }

  return {
    once: (request, send) =>
      defer(() => {
        if (!isKept || !isWrite(request)) return send(request);
        const { method, path, params, body, headers } = request;
        const address = `${method} ${path}`;
        const key = keyOf(address, JSON.stringify([params, headers, body]));
        const answered = () => unanswered.get(address)?.key === key && unanswered.delete(address);
        return send({ ...request, headers: { 'Idempotency-Key': key, ...headers } }).pipe(
          tap({ next: answered, error: (error: unknown) => hasAnswer(error) && answered() }),
        );
      }),
    clear: () => unanswered.clear(),
  };
}

/** A gateway's 502 or 504 says nothing about the write either. */
const hasAnswer = (error: unknown): boolean => isApiError(error) && error.status > 0 && error.status < 500;
