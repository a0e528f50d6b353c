import { kit } from '@portal/kit';
import { catchError, of, type OperatorFunction } from 'rxjs';

/** For optional data (a label, a logo, a text): reports a failure and emits `fallback` instead. */
export function orElse<T, F = T>(fallback: F): OperatorFunction<T, T | F> {
  return catchError((error: unknown) => {
    kit().telemetry.report(error);
    return of(fallback);
  });
}
