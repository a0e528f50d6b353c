import type { Observable } from 'rxjs';
import { createAnswerMemory, type KnownAnswers } from './answer-memory';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client';
import { createIntents } from './intents';
import { type CallSettings, performCall, withTransport } from './perform-call';
import { createSharedReads } from './shared-reads';
import type { TransportSource } from './transport';

/** Without queue and signature: sign-in, registration, password reset, contents. `known`: came with the page. */
export function createPlainClient(
  source: TransportSource,
  settings: CallSettings,
  now: () => number,
  known?: KnownAnswers,
): HttpClient {
  const reads = createSharedReads();

  const intents = createIntents(settings.writesOnce === true);
  const call = (request: HttpRequest) =>
    withTransport(source, (transport) => performCall(transport, request, settings));

  function send(request: HttpRequest): Observable<HttpAnswer> {
    return request.method === 'GET'
      ? reads.join(request, { priority: 'visible' }, () => call(request))
      : intents.once(request, call);
  }

  return { send, read: createAnswerMemory(send, now, known).read };
}
