import { kit } from '@portal/kit';
import { catchError, type MonoTypeOperatorFunction, of } from 'rxjs';

/** For what only decorates a screen (a label, a logo, a text): its failure is reported and `fallback` shown instead. */
export function orElse<T>(fallback: T): MonoTypeOperatorFunction<T> {
  return catchError((error: unknown) => {
    kit().telemetry.report(error);
    return of(fallback);
  });
}
