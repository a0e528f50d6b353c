import { catchError, defer, type Observable, switchMap, throwError } from 'rxjs';
import { signedOut } from './api-error';
import type { HttpAnswer, HttpClient } from './http-client';
import { toApiError } from './perform-call';

/** A client whose code is loading. Requests wait; they fail as signed out when the user changes meanwhile. */
export function createLateClient(client: Observable<HttpClient>, who: () => string | null): HttpClient {
  const once = (call: (client: HttpClient) => Observable<HttpAnswer>) =>
    defer(() => {
      const asking = who();
      if (asking === null) throw signedOut();
      return client.pipe(
        catchError((cause: unknown) => throwError(() => toApiError(cause))),
        switchMap((there) => (who() === asking ? call(there) : throwError(signedOut))),
      );
    });
  return {
    send: (request) => once((there) => there.send(request)),
    read: (request, memory) => once((there) => there.read(request, memory)),
  };
}
