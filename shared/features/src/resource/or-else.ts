import { ApiError, kit } from '@portal/kit';
import { catchError, type Observable, of, type OperatorFunction, throwError } from 'rxjs';

// Apart from `useResource`, which needs none of rxjs: a visitor's home has 4 kB less to load.

/** For optional data (a label, a logo, a text): reports a failure and emits `fallback` instead. */
export function orElse<T, F = T>(fallback: F): OperatorFunction<T, T | F> {
  return catchError((error: unknown) => {
    kit().telemetry.report(error);
    return of(fallback);
  });
}

/** Source for a screen without a valid id: fails like a record that does not exist. */
export const doesNotExist: Observable<never> = throwError(() => new ApiError(404));
