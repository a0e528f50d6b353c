import { concat, defer, EMPTY, type Observable, of, tap } from 'rxjs';
import type { HttpAnswer, HttpRequest, Memory, ReadRequest } from './http-client';
import { requestKey } from './shared-reads';

/** Labels change a few times a year; an open tab still gets the change within the morning. */
const LOOKUP_IS_OLD_AFTER_MS = 15 * 60_000;
/** In answers, not bytes: enough for an hour's work, and a limit for pages left open for a week. */
const CAPACITY = 200;

interface Remembered {
  readonly answer: HttpAnswer;
  readonly at: number;
}

/** Answers by `requestKey`. */
export type KnownAnswers = Readonly<Record<string, HttpAnswer>>;

export interface AnswerMemory {
  readonly read: (request: ReadRequest, memory: Memory) => Observable<HttpAnswer>;
  readonly clear: () => void;
}

/** Caches answers of GETs by path, parameters and headers, beginning with `known`; never failures. */
export function createAnswerMemory(
  send: (request: HttpRequest) => Observable<HttpAnswer>,
  now: () => number,
  known: KnownAnswers = {},
): AnswerMemory {
  const at = now();
  const remembered = new Map<string, Remembered>(
    Object.entries(known).map(([key, answer]) => [key, { answer, at }]),
  );
  /** Increased by `clear`: answers to earlier requests belong to the previous user and are dropped. */
  let generation = 0;

  function ask(key: string, request: HttpRequest): Observable<HttpAnswer> {
    const askedIn = generation;
    return send(request).pipe(
      tap((answer) => {
        if (askedIn !== generation) return;
        remembered.delete(key);
        remembered.set(key, { answer, at: now() });
        const [oldest] = remembered.keys();
        if (remembered.size > CAPACITY && oldest !== undefined) remembered.delete(oldest);
      }),
    );
  }

  function refreshBehind(key: string, request: HttpRequest): void {
    // A background refresh: when it fails, the cached answer stays.
    ask(key, { ...request, priority: 'prefetch' }).subscribe({ error: () => undefined });
  }

  return {
    read: (readRequest, memory) =>
      defer(() => {
        const request: HttpRequest = { ...readRequest, method: 'GET' };
        if (memory === 'none') return send(request);
        const key = requestKey(request);
        const found = remembered.get(key);
        if (memory === 'screen') return concat(found ? of(found.answer) : EMPTY, ask(key, request));
        if (found === undefined) return ask(key, request);
        if (now() - found.at > LOOKUP_IS_OLD_AFTER_MS) refreshBehind(key, request);
        return of(found.answer);
      }),
    clear() {
      generation += 1;
      remembered.clear();
    },
  };
}
