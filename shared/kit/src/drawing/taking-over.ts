import { of, type Subscribable } from 'rxjs';
import type { KnownAnswers } from '../http/answer-memory';
import { ApiError } from '../http/api-error';
import { fetchTransport } from '../http/fetch-transport';
import { createPlainClient } from '../http/plain-client';
import type { DrawnFrom, Kit } from '../kit';

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

/** The synchronous value of a source. Unsubscribing immediately ensures that no call is made. */
export function drawnFrom<T>(source: Subscribable<T>): DrawnFrom<T> {
  let resource: DrawnFrom<T>['resource'] = { status: 'failed', error: new ApiError(0, []) };
  source
    .subscribe({
      next: (value) => (resource = { status: 'ready', value, refreshing: false, failure: undefined }),
      error: (error: Error) => (resource = { status: 'failed', error }),
    })
    .unsubscribe();
  return { source, resource };
}
