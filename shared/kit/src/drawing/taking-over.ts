import { of } from 'rxjs';
import type { KnownAnswers } from '../http/answer-memory';
import { fetchTransport } from '../http/fetch-transport';
import { createPlainClient } from '../http/plain-client';
import type { Kit } from '../kit';
import { drawnFrom } from './drawn-from';

/** A page that the server drew, and that is on screen. */
export interface DrawnScreen {
  /** What the content service answered to it. */
  readonly answers: KnownAnswers;
  /** Whether it is being taken over: what is rendered now has to say the same. */
  readonly isTaking: () => boolean;
}

/**
 * The same kit, in a page that the server drew: what came with the page is not asked for again, and whoever renders while
 * it is taken over learns from `drawnFrom` what it was drawn from.
 */
export const takingOver = (kit: Kit, { answers, isTaking }: DrawnScreen): Kit => ({
  ...kit,
  http: {
    ...kit.http,
    content: createPlainClient(of(fetchTransport), { baseUrl: kit.settings.contentUrl }, Date.now, answers),
  },
  drawnFrom: (source) => (isTaking() ? drawnFrom(source) : undefined),
});
