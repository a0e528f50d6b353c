import { BehaviorSubject, distinctUntilChanged, map, NEVER, of, ReplaySubject, skip, startWith } from 'rxjs';
import { createDraftStore } from './drafts/draft-store';
import { axiosSource } from './http/axios-source';
import { createCallQueue, type Pace, QUEUE_AT_REST } from './http/call-queue';
import { fetchTransport } from './http/fetch-transport';
import type { HttpAnswer, HttpClient } from './http/http-client';
import { createPlainClient } from './http/plain-client';
import { createServerClock } from './http/server-clock';
import type { Signer } from './http/signature';
import { createSignedClient } from './http/signed-client';
import type { Transport } from './http/transport';
import { CONTRACT, type Farewell, type Kit } from './kit';
import { createPageTitle } from './page-title/page-title';
import { createSafeStorage, type SafeStorage } from './session/safe-storage';
import type { Session } from './session/session';
import { createSessionStore } from './session/session-store';
import type { PortalSettings } from './settings/portal-settings';
import { createTelemetry, type ProblemReport } from './telemetry/telemetry';
import { createUnsaved } from './unsaved/unsaved';

/** Timers may fire a moment early. */
const GAP_MARGIN_MS = 10;
/**
 * How long a call may be on its way before the gap runs without its answer. Most answers come within it, and then the
 * server has seen the whole gap, however busy it or the network is; a slow answer still delays nobody for long.
 */
const ARRIVAL_MS = 250;
/** When this tab last started a call: a page that is reloaded keeps the pace of the one before. */
const LAST_START = 'portal.lastCall';

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
  const queue = createCallQueue({
    ...paceOf(settings, now),
    onProgress: (reached) => progress.next(reached),
  });
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

  const source = transport === undefined ? axiosSource() : of(transport);
  const backOffice = {
    baseUrl: settings.apiUrl,
    onAnswer: ({ headers }: HttpAnswer) => clock.learn(headers['date']),
  };
  const toBackOffice = { source, settings: backOffice, queue, clock, now };

  const signed = createSignedClient({
    ...toBackOffice,
    signer: () => signerOf(session.current()),
    signerChanges: session.changes.pipe(
      startWith(session.current()),
      map((current) => JSON.stringify(signerOf(current))),
      distinctUntilChanged(),
      skip(1),
    ),
    onStart: session.touch,
    onRefusedTwice() {
      const expired = session.current();
      if (!expired.isLoggedIn) return;
      session.expire();
      sayExpired(expired);
    },
  });

  function takeLeave(closing: Session): void {
    drafts.forget(closing.email);
    if (farewells.length === 0) return;
    const http: HttpClient = createSignedClient({
      ...toBackOffice,
      signer: () => signerOf(closing),
      signerChanges: NEVER,
    });
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

/** The pace of this tab, across the pages that it shows one after the other. */
function paceOf({ callGapMs }: PortalSettings, now: () => number): Pace {
  if (callGapMs === 0) return { gapMs: 0 };
  const tab = createSafeStorage(() => sessionStorage);
  const sinceLastStartMs = now() - Number(tab.read(LAST_START) ?? -Infinity);
  return {
    gapMs: callGapMs + GAP_MARGIN_MS,
    arrivalMs: ARRIVAL_MS,
    // A clock that was set back says nothing.
    sinceLastStartMs: sinceLastStartMs >= 0 ? sinceLastStartMs : undefined,
    onStart: () => tab.write(LAST_START, String(now())),
  };
}

function signerOf({ email, token }: Session): Signer | null {
  return email === null || token === null ? null : { email, token };
}
