import { kit } from '@portal/kit';
import { catchError, of, type OperatorFunction } from 'rxjs';

/** For what only decorates a screen (a label, a logo, a text): its failure is reported and `fallback` shown instead. */
export function orElse<T, F = T>(fallback: F): OperatorFunction<T, T | F> {
  return catchError((error: unknown) => {
    kit().telemetry.report(error);
    return of(fallback);
  });
}
