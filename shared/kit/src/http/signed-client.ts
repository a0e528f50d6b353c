import { defer, Observable, retry, Subject, tap, throwError, timer } from 'rxjs';
import { createAnswerMemory } from './answer-memory';
import { isApiError, signedOut } from './api-error';
import type { CallQueue, Turn } from './call-queue';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client';
import { createIntents } from './intents';
import { type CallSettings, performCall, withTransport } from './perform-call';
import type { ServerClock } from './server-clock';
import { createSharedReads } from './shared-reads';
import { signatureHeaders, type Signer } from './signature';
import type { TransportSource } from './transport';

const RETRY_AFTER_MS = 1000;

export interface SignedClientOptions {
  readonly source: TransportSource;
  readonly settings: CallSettings;
  readonly queue: CallQueue;
  readonly clock: ServerClock;
  readonly now: () => number;
  readonly signer: () => Signer | null;
  /** Emits when the signer changes: pending calls are cancelled and the cache is cleared. */
  readonly signerChanges: Observable<unknown>;
  readonly onStart?: () => void;
  /** The server refused the same call twice: the key is no longer valid. */
  readonly onRefusedTwice?: () => void;
}

/** The client of `/admin/api`: paced, signed anew for each attempt, a 401 retried once after a second. */
export function createSignedClient(options: SignedClientOptions): HttpClient {
  const { source, settings, queue, clock, now, signer, signerChanges, onStart, onRefusedTwice } = options;
  const reads = createSharedReads();
  const memory = createAnswerMemory(send, now);
  const intents = createIntents(settings.writesOnce === true);
  const givenUp = new Subject<void>();
  signerChanges.subscribe(() => {
    memory.clear();
    intents.clear();
    reads.letGo();
    givenUp.next();
  });

  function send(request: HttpRequest): Observable<HttpAnswer> {
    if (request.method === 'GET') {
      const turn: Turn = { priority: request.priority ?? 'visible' };
      return reads.join(request, turn, (shared) => untilGivenUp(attempts(request, shared)));
    }
    // Reads started before the write may be stale, even when the write failed without an answer.
    const written = () => reads.letGo();
    const turn: Turn = { priority: request.priority ?? 'write' };
    return untilGivenUp(intents.once(request, (keyed) => attempts(keyed, turn))).pipe(
      tap({ next: written, error: written }),
    );
  }

  function attempts(request: HttpRequest, turn: Turn): Observable<HttpAnswer> {
    return withTransport(source, (transport) =>
      // The retry takes a new turn after the pause, behind more urgent calls.
      queue(turn, performCall(transport, request, settings, sign)).pipe(
        retry({
          count: 1,
          delay: (error: unknown) => (isRefused(error) ? timer(RETRY_AFTER_MS) : throwError(() => error)),
        }),
        tap({ error: (error) => isRefused(error) && onRefusedTwice?.() }),
      ),
    );
  }

  function sign(): Record<string, string> {
    onStart?.();
    const who = signer();
    if (who === null) throw signedOut();
    return signatureHeaders(who, clock.signingTime());
  }

  /** Makes no call without a signer; fails the call when the signer changes meanwhile. */
  function untilGivenUp(call: Observable<HttpAnswer>): Observable<HttpAnswer> {
    return defer(() => {
      if (signer() === null) throw signedOut();
      return new Observable<HttpAnswer>((subscriber) => {
        subscriber.add(givenUp.subscribe(() => subscriber.error(signedOut())));
        call.subscribe(subscriber);
      });
    });
  }

  return { send, read: memory.read };
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}
