import { BehaviorSubject, map, of, ReplaySubject } from 'rxjs';
import { createDraftStore } from './drafts/draft-store';
import { downloadOnce } from './http/download-once';
import { fetchTransport } from './http/fetch-transport';
import { createLateClient } from './http/late-client';
import { createPlainClient } from './http/plain-client';
import { type HttpAnswer, QUEUE_AT_REST } from './http/http-client';
import { createServerClock } from './http/server-clock';
import type { SignedCalls } from './http/signed-calls';
import type { Transport } from './http/transport';
import { CONTRACT, type Farewell, type Kit } from './kit';
import { createPageTitle } from './page-title/page-title';
import type { SafeStorage } from './session/safe-storage';
import type { Session } from './session/session';
import { createSessionStore } from './session/session-store';
import type { PortalSettings } from './settings/portal-settings';
import { createTelemetry, type ProblemReport } from './telemetry/telemetry';
import { createUnsaved } from './unsaved/unsaved';

export interface KitOptions {
  readonly settings: PortalSettings;
  /** For tests; by default axios for the back office and fetch for the content service. */
  readonly transport?: Transport;
  /** Defaults to local storage. */
  readonly storage?: SafeStorage;
  readonly now?: () => number;
  /** The `Date` header of a recent answer, if any, so that the first call already has a valid timestamp. */
  readonly serverDate?: string | null;
  readonly onProblem?: (report: ProblemReport) => void;
}

/** Creates the session, the HTTP clients and the rest of the kit. Nothing is global before `installKit`. */
export function createKit({
  settings,
  transport,
  storage,
  now = Date.now,
  serverDate,
  onProblem,
}: KitOptions): Kit {
  const clock = createServerClock(now);
  clock.learn(serverDate);
  const progress = new BehaviorSubject(QUEUE_AT_REST);
  // Replayed, because a session may expire before the page has subscribed.
  const sessionExpired = new ReplaySubject<Session>(1);
  const farewells: Farewell[] = [];
  const session = createSessionStore({ now, beforeClose: takeLeave, ...(storage && { storage }) });

  const drafts = createDraftStore({ owner: () => session.current().email, now: clock.time });

  function sayExpired(ended: Session): void {
    drafts.interrupt(ended.email);
    sessionExpired.next(ended);
  }
  if (session.lapsed !== undefined) sayExpired(session.lapsed);

  const code = downloadOnce(() => import('./http/signed-calls'));
  const source =
    transport === undefined ? code.pipe(map(({ axiosTransport }) => axiosTransport)) : of(transport);
  const backOffice = {
    baseUrl: settings.apiUrl,
    writesOnce: settings.writesOnce,
    onAnswer: ({ headers }: HttpAnswer) => clock.learn(headers['date']),
  };
  let opened: SignedCalls | undefined;
  const signedCalls = code.pipe(
    map(
      ({ createSignedCalls }) =>
        (opened ??= createSignedCalls({
          source,
          settings: backOffice,
          callGapMs: settings.callGapMs,
          clock,
          now,
          session,
          onProgress: (reached) => progress.next(reached),
          onRefused(refused) {
            session.expire();
            sayExpired(refused);
          },
        })),
    ),
  );
  const signed = createLateClient(
    signedCalls.pipe(map(({ client }) => client)),
    () => session.current().token,
  );

  // A restored session makes its first call soon: load the code for it while the page is loading.
  if (session.current().isLoggedIn) signedCalls.subscribe({ error: () => undefined });

  function takeLeave(closing: Session): void {
    drafts.forget(closing.email);
    if (farewells.length === 0) return;
    const leaving = signedCalls.pipe(map(({ clientOf }) => clientOf(closing)));
    const http = createLateClient(leaving, () => closing.token);
    // Best effort: signing out does not wait, and the key expires on its own if the server cannot be reached.
    for (const farewell of farewells) farewell(http, closing).subscribe({ error: () => undefined });
  }

  return {
    contract: CONTRACT,
    session,
    serverTime: () => new Date(clock.time()),
    sessionExpired: sessionExpired.asObservable(),
    onClose: (farewell) => void farewells.push(farewell),
    http: {
      signed,
      open: createPlainClient(source, backOffice, now),
      content: createPlainClient(
        of(transport ?? fetchTransport),
        { baseUrl: settings.contentUrl, writesOnce: settings.contentWritesOnce },
        now,
      ),
    },
    callProgress: progress.asObservable(),
    telemetry: createTelemetry(onProblem),
    settings,
    drafts,
    unsaved: createUnsaved(),
    pageTitle: createPageTitle(),
  };
}
