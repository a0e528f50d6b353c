import { catchError, type Observable, switchMap, throwError } from 'rxjs';
import type { HttpAnswer } from './http-client';
import { toApiError } from './perform-call';
import type { Transport, TransportSource } from './transport';

/** Calls once the transport is loaded; if it cannot be loaded, the call fails like one without a network. */
export function withTransport(
  source: TransportSource,
  call: (transport: Transport) => Observable<HttpAnswer>,
): Observable<HttpAnswer> {
  return source.pipe(
    catchError((cause: unknown) => throwError(() => toApiError(cause))),
    switchMap(call),
  );
}
