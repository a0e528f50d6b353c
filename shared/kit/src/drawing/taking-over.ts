import { of } from 'rxjs';
import type { KnownAnswers } from '../http/answer-memory';
import { fetchTransport } from '../http/fetch-transport';
import { createPlainClient } from '../http/plain-client';
import type { Kit } from '../kit';
import { drawnFrom } from './drawn-from';

export interface DrawnScreen {
  /** Answers of the content service used to render it. */
  readonly answers: KnownAnswers;
  /** True during hydration, while the render must give the same output. */
  readonly isTaking: () => boolean;
}

/**
 * A kit for hydrating a server-rendered page: answers that came with the page are not requested again, and `drawnFrom`
 * gives components the data of the server render.
 */
export const takingOver = (kit: Kit, { answers, isTaking }: DrawnScreen): Kit => ({
  ...kit,
  http: {
    ...kit.http,
    content: createPlainClient(of(fetchTransport), { baseUrl: kit.settings.contentUrl }, Date.now, answers),
  },
  drawnFrom: (source) => (isTaking() ? drawnFrom(source) : undefined),
});
