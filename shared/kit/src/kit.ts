import type { Observable, Subscribable } from 'rxjs';
import type { DraftStore } from './drafts/draft-store';
import type { HttpClient, QueueProgress } from './http/http-client';
import type { PageTitle } from './page-title/page-title';
import type { Session, SessionStore } from './session/session';
import type { PortalSettings } from './settings/portal-settings';
import type { Telemetry } from './telemetry/telemetry';
import type { Unsaved } from './unsaved/unsaved';

/** Increased when something remotes rely on is removed; the shell accepts only this number. */
export const CONTRACT = 1;

/** A final call on sign-out, signed as the user who leaves, and queued like any other call. */
export type Farewell = (http: HttpClient, closing: Session) => Observable<unknown>;

/** The data a page was rendered from: the value of a source, or the fact that there was none. */
export interface DrawnFrom<T> {
  readonly source: Subscribable<T>;
  readonly resource:
    | { readonly status: 'ready'; readonly value: T; readonly refreshing: false; readonly failure: undefined }
    | { readonly status: 'failed'; readonly error: Error };
}

/** The singletons of the page, shared by all remotes. */
export interface Kit {
  readonly contract: typeof CONTRACT;
  readonly session: SessionStore;
  /** Emits the session once when the server refuses its key, however many calls were refused. */
  readonly sessionExpired: Observable<Session>;
  /** Called when the user signs out in this tab. The result is neither awaited nor reported. */
  readonly onClose: (farewell: Farewell) => void;
  readonly http: {
    /** `/admin/api`: paced, signed. */
    readonly signed: HttpClient;
    /** Signing in, registration, password reset: neither paced nor signed. */
    readonly open: HttpClient;
    /** The content service. */
    readonly content: HttpClient;
  };
  /** Progress of the queue of `http.signed`: the current value and each change. For progress indicators. */
  readonly callProgress: Observable<QueueProgress>;
  readonly telemetry: Telemetry;
  readonly settings: PortalSettings;
  /** Unsent form values of the current user, stored on this device and deleted on sign-out. */
  readonly drafts: DraftStore;
  /** Held while there is unsaved input that no draft stores. Since 1.3.0. */
  readonly unsaved: Unsaved;
  readonly pageTitle: PageTitle;
  /** Now, by the server's clock: a device may be days wrong. Older shells lack it. Since 1.9.0. */
  readonly serverTime: () => Date;
  /** During hydration (decision 0037), what a source gives without a call; undefined at any other time. Since 1.5.0. */
  readonly drawnFrom?: <T>(source: Subscribable<T>) => DrawnFrom<T> | undefined;
}

interface Installed {
  readonly kit: Kit;
  /** Identifies the module instance that installed it. */
  readonly by: symbol;
}

const KEY = Symbol.for('portal.kit');
const THIS_EVALUATION = Symbol('evaluation');
const page = globalThis as { [KEY]?: Installed };

/** Once per page, by the shell. A second copy of this package is reported, and the first kit stays. */
export function installKit(installing: Kit): void {
  const before = page[KEY];
  if (before !== undefined && before.by !== THIS_EVALUATION) {
    before.kit.telemetry.report(new Error('@portal/kit was loaded twice: the second copy is not used'));
    return;
  }
  page[KEY] = { kit: installing, by: THIS_EVALUATION };
}

/** Throws when none is installed: code ran before the shell started. */
export function kit(): Kit {
  const installed = page[KEY];
  if (installed === undefined) throw new Error('@portal/kit is not installed: installKit comes first');
  return installed.kit;
}
