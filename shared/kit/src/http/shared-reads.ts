import { defer, type Observable, share, tap } from 'rxjs';
import type { Turn } from './call-queue';
import { type HttpAnswer, type HttpRequest, PRIORITIES } from './http-client';
import { queryString } from './query-string';

interface InFlight {
  readonly turn: Turn;
  readonly answer: Observable<HttpAnswer>;
}

export interface SharedReads {
  /** Performs a GET, or joins the same one that is waiting or under way; the most urgent asker decides its turn. */
  readonly join: (
    request: HttpRequest,
    turn: Turn,
    perform: (turn: Turn) => Observable<HttpAnswer>,
  ) => Observable<HttpAnswer>;
  /** What is in flight may be older than what was just written: nobody joins it any more. */
  readonly letGo: () => void;
}

/** The same GET in flight is one call, however many want it; it is aborted when the last one leaves. */
export function createSharedReads(): SharedReads {
  const inFlight = new Map<string, InFlight>();
  return {
    join: (request, turn, perform) =>
      defer(() => {
        const key = requestKey(request);
        const found = inFlight.get(key);
        if (found !== undefined) {
          found.turn.priority = moreUrgent(found.turn, turn);
          return found.answer;
        }
        const forget = () => {
          if (inFlight.get(key) === started) inFlight.delete(key);
        };
        const answer = perform(turn).pipe(
          // Forgotten before it is handed on: who asks again on receiving it must get a call of their own.
          tap({ next: forget, error: forget, unsubscribe: forget }),
          share(),
        );
        const started: InFlight = { turn, answer };
        inFlight.set(key, started);
        return answer;
      }),
    letGo: () => inFlight.clear(),
  };
}

/** Two GETs are the same when path, parameters and headers are, whatever the order in which they were written. */
export function requestKey({
  path,
  params = {},
  headers = {},
}: Pick<HttpRequest, 'path' | 'params' | 'headers'>): string {
  const sorted = <T>(fields: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${path}${queryString(sorted(params))} ${JSON.stringify(sorted(headers))}`;
}

function moreUrgent({ priority }: Turn, other: Turn): Turn['priority'] {
  return PRIORITIES.indexOf(priority) <= PRIORITIES.indexOf(other.priority) ? priority : other.priority;
}
