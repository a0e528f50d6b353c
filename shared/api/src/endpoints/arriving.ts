import { Observable } from 'rxjs';

/** Something a screen can be read without, that comes later or not at all. */
export interface Arrival<T> {
  readonly value: T;
  /** True once nothing more will come: it is here, or it failed. */
  readonly arrived: boolean;
}

/**
 * Decoration (a name, a label): the fallback at once unless the source is as quick, then what came. A failure keeps
 * the fallback, since a list is never lost for want of a name (section 8: "the displayed value falls back to empty").
 */
export function arriving<T>(source: Observable<T>, fallback: T): Observable<Arrival<T>> {
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
    const subscription = source.subscribe({ next: arrive, error: finish, complete: finish });
    if (!latest.arrived) subscriber.next(latest);
    return subscription;
  });
}
