import { isApiError, type Telemetry } from '@portal/kit';
import { Observable } from 'rxjs';

/** Who hears of what went wrong without the reader's seeing it. */
export type Report = Telemetry['report'];

/** Something a screen can be read without, that comes later or not at all. */
export interface Arrival<T> {
  readonly value: T;
  /** True once nothing more will come: it is here, or it failed. */
  readonly arrived: boolean;
  /** It could not be had, and the value is the fallback. Missing: the reader may have it, and another try may bring it. */
  readonly failed?: 'missing' | 'refused';
}

/** Not everybody may read who is who: a 403 is no problem to hear of, and no try would bring more. */
const isRefusal = (problem: unknown): boolean => isApiError(problem) && problem.status === 403;

/** Reports all but what the reader may not know. */
export const unlessRefused =
  (report: Report): Report =>
  (problem) => {
    if (!isRefusal(problem)) report(problem);
  };

/** Whether something of these could not be had that another try may bring. */
export const lacksAny = (arrivals: readonly Arrival<unknown>[]): boolean =>
  arrivals.some(({ failed }) => failed === 'missing');

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
      if (!latest.arrived) {
        latest = { value: fallback, arrived: true, failed: isRefusal(problem) ? 'refused' : 'missing' };
        subscriber.next(latest);
      }
      subscriber.complete();
    };
    const subscription = source.subscribe({ next: arrive, error: fail, complete: finish });
    if (!latest.arrived) subscriber.next(latest);
    return subscription;
  });
}
