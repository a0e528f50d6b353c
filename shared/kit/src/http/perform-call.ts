import { ApiError, isApiError } from './api-error';
import type { HttpAnswer, HttpRequest } from './http-client';
import { isWrite } from './intents';
import { readProblems } from './read-problems';
import { catchError, defer, map, type Observable, switchMap, throwError, timeout } from 'rxjs';
import { queryString, type Transport, type TransportSource } from './transport';

const TIME_LIMIT_MS = 15_000;
const FILE_TIME_LIMIT_MS = 60_000;

export interface CallSettings {
  /** '' for the portal's own origin. */
  readonly baseUrl: string;
  /** The server does a write once per `Idempotency-Key`. */
  readonly writesOnce?: boolean;
  /** Called with every answer, including errors. */
  readonly onAnswer?: (answer: HttpAnswer) => void;
}

type Headers = Readonly<Record<string, string>>;

/** One attempt. Failures are `ApiError`: of the server, or status 0; nobody knows then whether a write was done. */
export function performCall(
  transport: Transport,
  request: HttpRequest,
  settings: CallSettings,
  extraHeaders: () => Headers = () => ({}),
): Observable<HttpAnswer> {
  const { baseUrl, onAnswer } = settings;
  const { method, path, params, body, timeLimitMs } = request;
  return defer(() =>
    transport({
      method,
      url: baseUrl + path + queryString(params),
      headers: { ...headersOf(request), ...extraHeaders() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  ).pipe(
    timeout(timeLimitMs ?? (path.includes('/files/') ? FILE_TIME_LIMIT_MS : TIME_LIMIT_MS)),
    map((answer) => {
      onAnswer?.(answer);
      if (answer.status >= 400) throw new ApiError(answer.status, readProblems(answer.body));
      return answer;
    }),
    catchError((cause: unknown) =>
      throwError(() => (isWrite(request) ? unknownOutcome(cause, settings) : toApiError(cause))),
    ),
  );
}

const AGAIN = {
  once: 'Vérifiez votre connexion, puis recommencez\u00a0: rien ne sera fait deux fois.',
  elsewhere: 'Vérifiez votre connexion, puis regardez si c’est le cas avant de recommencer.',
};

/** A write without an answer: it may have been done. */
function unknownOutcome(cause: unknown, { writesOnce }: CallSettings): ApiError {
  if (isApiError(cause)) return cause;
  const detail = `Le serveur n’a pas répondu\u00a0: votre envoi a peut-être été enregistré. ${writesOnce === true ? AGAIN.once : AGAIN.elsewhere}`;
  return new ApiError(0, [{ title: 'unknown outcome', detail }], { cause });
}

/** Converts a failure without an answer to an `ApiError` with status 0. */
export function toApiError(cause: unknown): ApiError {
  if (isApiError(cause)) return cause;
  const problem =
    cause instanceof Error && cause.name === 'TimeoutError'
      ? { title: 'timeout', detail: 'Le serveur met trop de temps à répondre.' }
      : { title: 'network', detail: 'Le serveur est injoignable.' };
  return new ApiError(0, [problem], { cause });
}

function headersOf({ body, headers = {} }: HttpRequest): Headers {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...Object.fromEntries<string>(own),
  };
}

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
