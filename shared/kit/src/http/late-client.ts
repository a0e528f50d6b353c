import { catchError, defer, type Observable, switchMap, throwError } from 'rxjs';
import { signedOut } from './api-error';
import type { HttpAnswer, HttpClient } from './http-client';
import { toApiError } from './perform-call';

/**
 * A client whose code may still be on its way. Who asks meanwhile waits, and is refused like a call under way when
 * somebody else, or nobody, is signed in by then. Without its code a call fails as it does without a network.
 * @param client emits the client once it is there
 * @param who who would sign now; null for nobody
 */
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
