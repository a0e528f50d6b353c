import { EMPTY, NEVER, Observable, of } from 'rxjs';
import type { KnownAnswers } from '../http/answer-memory';
import { type HttpClient, QUEUE_AT_REST } from '../http/http-client';
import { requestKey } from '../http/shared-reads';
import { queryString } from '../http/transport';
import { CONTRACT, type Kit } from '../kit';
import { drawnFrom } from './taking-over';
import { NOBODY, type Session } from '../session/session';
import type { PortalSettings } from '../settings/portal-settings';
import { createUnsaved } from '../unsaved/unsaved';

/** A request to the content service: its cache key and its address. */
export interface AskedContent {
  readonly key: string;
  readonly address: string;
}

export interface DrawingKit {
  readonly kit: Kit;
  /** Requests made to the content service, answered or not. */
  readonly asked: readonly AskedContent[];
}

const nothing = () => undefined;
const silent: HttpClient = { send: () => NEVER, read: () => NEVER };

/** A kit to render outside a browser: nobody unless `session`, no storage, no call but the given `answers`. */
export function createDrawingKit(
  settings: PortalSettings,
  answers: KnownAnswers,
  session: Session = NOBODY,
): DrawingKit {
  const asked = new Map<string, AskedContent>();
  const content: HttpClient = {
    send: () => NEVER,
    read: (request) =>
      new Observable((subscriber) => {
        const key = requestKey(request);
        asked.set(key, { key, address: settings.contentUrl + request.path + queryString(request.params) });
        const answer = answers[key];
        return (answer === undefined ? NEVER : of(answer)).subscribe(subscriber);
      }),
  };
  return {
    get asked() {
      return [...asked.values()];
    },
    kit: {
      contract: CONTRACT,
      session: {
        current: () => session,
        changes: NEVER,
        open: nothing,
        identify: nothing,
        close: nothing,
      },
      sessionExpired: NEVER,
      onClose: nothing,
      http: { signed: silent, open: silent, content },
      callProgress: of(QUEUE_AT_REST),
      telemetry: {
        report(problem) {
          throw problem;
        },
      },
      settings,
      drafts: {
        isKeptFor: () => false,
        isFormKeptFor: () => false,
        slot(form) {
          throw new Error(`A drawn page keeps nothing: ${form} is no page to draw`);
        },
      },
      unsaved: createUnsaved(),
      pageTitle: { set: nothing, changes: EMPTY },
      // oxlint-disable-next-line portal/one-clock -- it draws on the server
      serverTime: () => new Date(),
      drawnFrom,
    },
  };
}
