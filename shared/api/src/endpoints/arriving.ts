import { isApiError, type Telemetry } from '@portal/kit';
import { Observable } from 'rxjs';

export type Report = Telemetry['report'];

/** Optional data of a screen, which may load later or not at all. */
export interface Arrival<T> {
  readonly value: T;
  /** True once loading has finished, with or without success. */
  readonly arrived: boolean;
  /** Loading failed, and the value is the fallback. 'missing': another attempt may succeed; 'refused': it will not. */
  readonly failed?: 'missing' | 'refused';
}

/** Not everybody may read names: a 403 is expected, and retrying is useless. */
const isRefusal = (problem: unknown): boolean => isApiError(problem) && problem.status === 403;

/** Reports every failure except a 403. */
export const unlessRefused =
  (report: Report): Report =>
  (problem) => {
    if (!isRefusal(problem)) report(problem);
  };

/** Whether some of the data failed to load and may succeed on another attempt. */
export const lacksAny = (arrivals: readonly Arrival<unknown>[]): boolean =>
  arrivals.some(({ failed }) => failed === 'missing');

/** Emits the fallback unless a value is there at once, then the value; a failure is reported alone (section 8). */
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
