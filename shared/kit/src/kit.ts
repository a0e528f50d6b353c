import type { Observable, Subscribable } from 'rxjs';
import type { DraftStore } from './drafts/draft-store';
import type { QueueProgress } from './http/queue-progress';
import type { HttpClient } from './http/http-client';
import type { PageTitle } from './page-title/page-title';
import type { Session, SessionStore } from './session/session';
import type { PortalSettings } from './settings/portal-settings';
import type { Telemetry } from './telemetry/telemetry';
import type { Unsaved } from './unsaved/unsaved';

/** Raised when something a remote relies on goes away; the shell accepts this number only. */
export const CONTRACT = 1;

/** A last word to the server, signed as the one who leaves, in the queue like any call. */
export type Farewell = (http: HttpClient, closing: Session) => Observable<unknown>;

/** What a page was drawn from: an answer of a source, or that there was none. */
export interface DrawnFrom<T> {
  readonly source: Subscribable<T>;
  readonly resource:
    | { readonly status: 'ready'; readonly value: T; readonly refreshing: false; readonly failure: undefined }
    | { readonly status: 'failed'; readonly error: Error };
}

/** What exists once in the page, whichever remotes are loaded. */
export interface Kit {
  readonly contract: typeof CONTRACT;
  readonly session: SessionStore;
  /** The session that just ended because the server refused its key; once, however many calls were refused. */
  readonly sessionExpired: Observable<Session>;
  /** Called when this tab ends a session on purpose. Nobody waits for what it does, nor hears of its failure. */
  readonly onClose: (farewell: Farewell) => void;
  readonly http: {
    /** `/admin/api`: paced, signed. */
    readonly signed: HttpClient;
    /** Signing in, registration, password reset: neither paced nor signed. */
    readonly open: HttpClient;
    /** The content service. */
    readonly content: HttpClient;
  };
  /** Where the queue of `http.signed` stands, now and at each change: for whoever shows that a long wait goes on. */
  readonly callProgress: Observable<QueueProgress>;
  readonly telemetry: Telemetry;
  readonly settings: PortalSettings;
  /** What is typed and not sent, on this device: of whoever is signed in, and gone when they sign out. */
  readonly drafts: DraftStore;
  /** Held while something is typed that nothing keeps. Since 1.3.0. */
  readonly unsaved: Unsaved;
  readonly pageTitle: PageTitle;
  /**
   * While the screen still shows what the server drew (decision 0037): what a source has without a call, which is what was
   * drawn from it. What it does not have then counts as not to be had, as it did on the server. Undefined at any other
   * time; older shells do not know it. Since 1.5.0.
   */
  readonly drawnFrom?: <T>(source: Subscribable<T>) => DrawnFrom<T> | undefined;
}

interface Installed {
  readonly kit: Kit;
  /** The evaluation of this module that installed it. */
  readonly by: symbol;
}

const KEY = Symbol.for('portal.kit');
const THIS_EVALUATION = Symbol('evaluation');
const page = globalThis as { [KEY]?: Installed };

/**
 * Makes `installing` the kit of the page. The shell does it once, before anything else; a test as often as it likes.
 * A second copy of this package in one page may not: two kits would mean two sessions and two queues. It is reported,
 * and the first stays.
 */
export function installKit(installing: Kit): void {
  const before = page[KEY];
  if (before !== undefined && before.by !== THIS_EVALUATION) {
    before.kit.telemetry.report(new Error('@portal/kit was loaded twice: the second copy is not used'));
    return;
  }
  page[KEY] = { kit: installing, by: THIS_EVALUATION };
}

/** The kit of the page. Throws when none was installed: something ran before the shell started. */
export function kit(): Kit {
  const installed = page[KEY];
  if (installed === undefined) throw new Error('@portal/kit is not installed: installKit comes first');
  return installed.kit;
}
