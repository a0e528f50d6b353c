import type { Telemetry } from '@portal/kit';
import { Observable } from 'rxjs';

/** Who hears of what went wrong without the reader's seeing it. */
export type Report = Telemetry['report'];

/** Something a screen can be read without, that comes later or not at all. */
export interface Arrival<T> {
  readonly value: T;
  /** True once nothing more will come: it is here, or it failed. */
  readonly arrived: boolean;
}

/**
 * Decoration (a name, a label): the fallback at once unless the source is as quick, then what came. A failure keeps
 * the fallback, since a list is never lost for want of a name; it is only reported (section 8: lookup failures are
 * "only logged; the displayed value falls back to empty").
 */
export function arriving<T>(source: Observable<T>, fallback: T, report: Report): Observable<Arrival<T>> {
  return new Observable((subscriber) => {
    let latest: Arrival<T> = { value: fallback, arrived: false };
    const arrive = (value: T) => {
      latest = { value, arrived: true };
      subscriber.next(latest);
    };
    const finish = () => {
      if (!latest.arrived) arrive(fallback);
      subscriber.complete();
    };
    const fail = (problem: unknown) => {
      report(problem);
      finish();
    };
    const subscription = source.subscribe({ next: arrive, error: fail, complete: finish });
    if (!latest.arrived) subscriber.next(latest);
    return subscription;
  });
}
