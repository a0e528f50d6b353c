import { defer, type Observable, share, tap } from 'rxjs';
import type { Turn } from './call-queue';
import { type HttpAnswer, type HttpRequest, PRIORITIES } from './http-client';
import { queryString } from './transport';

interface InFlight {
  readonly turn: Turn;
  readonly answer: Observable<HttpAnswer>;
}

export interface SharedReads {
  /** A GET, or the identical one that is queued or running, at the more urgent priority. */
  readonly join: (
    request: HttpRequest,
    turn: Turn,
    perform: (turn: Turn) => Observable<HttpAnswer>,
  ) => Observable<HttpAnswer>;
  /** Called on a write: running reads may be stale, so nobody joins them any more. */
  readonly letGo: () => void;
}

/** Shares one call between concurrent identical GETs; it is aborted when the last subscriber leaves. */
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
          // Removed before the answer is emitted: a request made on receiving it must get a new call.
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

/** Key of a GET: path, parameters and headers, in any order. */
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
