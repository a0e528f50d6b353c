import type { Observable } from 'rxjs';

/** Within one priority, calls start in the order in which they were asked. */
export type Priority = 'write' | 'visible' | 'deferred' | 'prefetch';

/** The most urgent first. */
export const PRIORITIES: readonly Priority[] = ['write', 'visible', 'deferred', 'prefetch'];

/** One call in our words: `path` starts with a slash, without host, query or fragment. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Values that are undefined or empty are not sent: the back office refuses empty parameters. */
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** 'write' for all but GET, 'visible' for GET, unless told. */
  readonly priority?: Priority;
  /** Milliseconds from the start of the call: 15 000, or 60 000 below a path with `/files/`, unless told. */
  readonly timeLimitMs?: number;
}

/** What came back with a status below 400. Header names are lower-case. `body` is null when there is none. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type ReadRequest = Omit<HttpRequest, 'method' | 'body'>;

export type Memory = 'lookup' | 'screen' | 'none';

/**
 * The one way to the servers. Every observable is cold: nothing is sent before it is subscribed, and unsubscribing
 * aborts the call, or gives its turn back if it has not started. The only error is `ApiError`.
 */
export interface HttpClient {
  readonly send: (request: HttpRequest) => Observable<HttpAnswer>;
  /**
   * GET with memory. 'lookup': asked once per session, then served from memory and refreshed behind when old.
   * 'screen': emits what is remembered at once, if anything, then the fresh answer. 'none': just the answer.
   * Whatever the memory, the same GET in flight is one call.
   */
  readonly read: (request: ReadRequest, memory: Memory) => Observable<HttpAnswer>;
}
