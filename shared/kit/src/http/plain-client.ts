import type { Observable } from 'rxjs';
import { createAnswerMemory, type KnownAnswers } from './answer-memory';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client';
import { type CallSettings, performCall } from './perform-call';
import { createSharedReads } from './shared-reads';
import type { TransportSource } from './transport';
import { withTransport } from './with-transport';

/**
 * A client without queue and signature: for sign-in, registration, password reset and the content service.
 * @param known answers that came with the page: the initial cache
 */
export function createPlainClient(
  source: TransportSource,
  settings: CallSettings,
  now: () => number,
  known?: KnownAnswers,
): HttpClient {
  const reads = createSharedReads();

  function send(request: HttpRequest): Observable<HttpAnswer> {
    const call = () => withTransport(source, (transport) => performCall(transport, request, settings));
    return request.method === 'GET' ? reads.join(request, { priority: 'visible' }, call) : call();
  }

  return { send, read: createAnswerMemory(send, now, known).read };
}
