import type { Subscribable } from 'rxjs';
import { ApiError } from '../http/api-error';
import type { DrawnFrom } from '../kit';

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
