import { distinctUntilChanged, map, NEVER, type Observable, skip, startWith } from 'rxjs';
import { createSafeStorage } from '../session/safe-storage';
import type { Session, SessionStore } from '../session/session';
import { createCallQueue, type Pace } from './call-queue';
import type { HttpClient, QueueProgress } from './http-client';
import type { CallSettings } from './perform-call';
import type { ServerClock } from './server-clock';
import type { Signer } from './signature';
import { createSignedClient } from './signed-client';
import type { TransportSource } from './transport';

// Only needed for back office calls: one chunk, loaded with the first call. Visitors never load it.
export { axiosTransport } from './axios-transport';

/** Timers may fire a moment early. */
const GAP_MARGIN_MS = 10;
/** How long the gap waits for an answer: most come within it, and a slow one delays nobody for long. */
const ARRIVAL_MS = 250;
/** Time of this tab's last call, so that a reloaded page respects the gap. */
const LAST_START = 'portal.lastCall';

export interface SignedCallsOptions {
  readonly source: TransportSource;
  readonly settings: CallSettings;
  /** Minimum time between two starts, in milliseconds. */
  readonly callGapMs: number;
  readonly clock: ServerClock;
  readonly now: () => number;
  readonly session: SessionStore & { readonly touch: () => void };
  readonly onProgress: (progress: QueueProgress) => void;
  /** The server refused a call of this session twice: the key is no longer valid. */
  readonly onRefused: (session: Session) => void;
}

export interface SignedCalls {
  /** Signs as the current user, and cancels pending calls when the user changes. */
  readonly client: HttpClient;
  /** Signs as a user who is signing out, in the same queue. */
  readonly clientOf: (closing: Session) => HttpClient;
}

export function createSignedCalls(options: SignedCallsOptions): SignedCalls {
  const { source, settings, clock, now, session, onProgress, onRefused } = options;
  const queue = createCallQueue({ ...paceOf(options), onProgress });
  const same = { source, settings, queue, clock, now };

  return {
    client: createSignedClient({
      ...same,
      signer: () => signerOf(session.current()),
      signerChanges: changesOfSigner(session),
      onStart: session.touch,
      onRefusedTwice() {
        const refused = session.current();
        if (refused.isLoggedIn) onRefused(refused);
      },
    }),
    clientOf: (closing) =>
      createSignedClient({ ...same, signer: () => signerOf(closing), signerChanges: NEVER }),
  };
}

const changesOfSigner = (session: SessionStore): Observable<unknown> =>
  session.changes.pipe(
    startWith(session.current()),
    map((current) => JSON.stringify(signerOf(current))),
    distinctUntilChanged(),
    skip(1),
  );

/** The queue settings of this tab, continued across page loads. */
function paceOf({ callGapMs, now }: SignedCallsOptions): Pace {
  if (callGapMs === 0) return { gapMs: 0 };
  const tab = createSafeStorage(() => sessionStorage);
  const sinceLastStartMs = now() - Number(tab.read(LAST_START) ?? -Infinity);
  return {
    gapMs: callGapMs + GAP_MARGIN_MS,
    arrivalMs: ARRIVAL_MS,
    // Negative when the clock was set back: ignore it.
    sinceLastStartMs: sinceLastStartMs >= 0 ? sinceLastStartMs : undefined,
    onStart: () => tab.write(LAST_START, String(now())),
  };
}

function signerOf({ email, token }: Session): Signer | null {
  return email === null || token === null ? null : { email, token };
}
