import type { Subscribable } from 'rxjs';
import { ApiError } from '../http/api-error';
import type { DrawnFrom } from '../kit';

/** What a source has at once. Nothing is asked for: whoever unsubscribes at once makes no call. */
export function drawnFrom<T>(source: Subscribable<T>): DrawnFrom<T> {
  let known: DrawnFrom<T> = { status: 'failed', error: new ApiError(0, []) };
  source
    .subscribe({
      next: (value) => (known = { status: 'ready', value, refreshing: false, failure: undefined }),
      error: (error: Error) => (known = { status: 'failed', error }),
    })
    .unsubscribe();
  return known;
}
