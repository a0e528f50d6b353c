import type { Observable } from 'rxjs';

/** Within one priority, calls start in the order of the requests. */
export type Priority = 'write' | 'visible' | 'deferred' | 'prefetch';

export const PRIORITIES: readonly Priority[] = ['write', 'visible', 'deferred', 'prefetch'];

/** A request; `path` starts with a slash, without host, query or fragment. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Undefined and empty values are left out: the back office refuses empty parameters. */
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Defaults to 'write' for all but GET, 'visible' for GET. */
  readonly priority?: Priority;
  /** Milliseconds from the start of the call; defaults to 15 000, or 60 000 for paths with `/files/`. */
  readonly timeLimitMs?: number;
}

/** An answer with a status below 400. Header names are lower-case. `body` is null when there is none. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type ReadRequest = Omit<HttpRequest, 'method' | 'body'>;

export type Memory = 'lookup' | 'screen' | 'none';

/** All server calls, as cold Observables: unsubscribing aborts, or frees the turn. The only error is `ApiError`. */
export interface HttpClient {
  readonly send: (request: HttpRequest) => Observable<HttpAnswer>;
  /** GET. 'lookup': cached for the session. 'screen': cached, then fresh. 'none': fresh. Twins share a call. */
  readonly read: (request: ReadRequest, memory: Memory) => Observable<HttpAnswer>;
}

/** Total number of rows, not only of this page; undefined unless the request had the header `X-Include: totalCount`. */
export function totalCount(answer: HttpAnswer): number | undefined {
  const count = Number.parseInt(answer.headers['x-include-total-count'] ?? '', 10);
  return Number.isNaN(count) ? undefined : count;
}

/** Counts writes and visible reads only. `started` counts since the queue was last empty. */
export interface QueueProgress {
  readonly started: number;
  readonly waiting: number;
}

export const QUEUE_AT_REST: QueueProgress = { started: 0, waiting: 0 };
