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

/** For hydration: answers that came with the page are not asked again, and `drawnFrom` gives its data. */
export const takingOver = (kit: Kit, { answers, isTaking }: DrawnScreen): Kit => ({
  ...kit,
  http: {
    ...kit.http,
    content: createPlainClient(of(fetchTransport), { baseUrl: kit.settings.contentUrl }, Date.now, answers),
  },
  drawnFrom: (source) => (isTaking() ? drawnFrom(source) : undefined),
});
