import { BehaviorSubject, map, of, ReplaySubject } from 'rxjs';
import { createDraftStore } from './drafts/draft-store';
import { downloadOnce } from './http/download-once';
import { fetchTransport } from './http/fetch-transport';
import type { HttpAnswer } from './http/http-client';
import { createLateClient } from './http/late-client';
import { createPlainClient } from './http/plain-client';
import { QUEUE_AT_REST } from './http/queue-progress';
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
  /** Performs the calls of all three clients, in tests; else axios for the back office and fetch for the contents. */
  readonly transport?: Transport;
  /** Local storage, unless told. */
  readonly storage?: SafeStorage;
  readonly now?: () => number;
  /** The `Date` header of an answer that just came, if there was one: the very first call is then signed rightly. */
  readonly serverDate?: string | null;
  /** Who hears of problems. */
  readonly onProblem?: (report: ProblemReport) => void;
}

/** The session, the clients and what goes with them. Nothing is global before `installKit`. */
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
  // Told again to who listens later: a session may end before the page that says so is there.
  const sessionExpired = new ReplaySubject<Session>(1);
  const farewells: Farewell[] = [];
  const session = createSessionStore({ now, beforeClose: takeLeave, ...(storage && { storage }) });

  const drafts = createDraftStore({ owner: () => session.current().email, now });

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

  // A session that the browser kept makes its first call in a moment: its code is run while the page is on its way.
  if (session.current().isLoggedIn) signedCalls.subscribe({ error: () => undefined });

  function takeLeave(closing: Session): void {
    drafts.forget(closing.email);
    if (farewells.length === 0) return;
    const leaving = signedCalls.pipe(map(({ clientOf }) => clientOf(closing)));
    const http = createLateClient(leaving, () => closing.token);
    // Best effort: whoever leaves does not wait, and the key ends by itself when the server cannot be reached.
    for (const farewell of farewells) farewell(http, closing).subscribe({ error: () => undefined });
  }

  return {
    contract: CONTRACT,
    session,
    sessionExpired: sessionExpired.asObservable(),
    onClose: (farewell) => void farewells.push(farewell),
    http: {
      signed,
      open: createPlainClient(source, backOffice, now),
      content: createPlainClient(of(transport ?? fetchTransport), { baseUrl: settings.contentUrl }, now),
    },
    callProgress: progress.asObservable(),
    telemetry: createTelemetry(onProblem),
    settings,
    drafts,
    unsaved: createUnsaved(),
    pageTitle: createPageTitle(),
  };
}
