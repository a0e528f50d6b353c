import { catchError, map, type Observable, of, startWith } from 'rxjs';

/** Something a screen can be read without, that comes later or not at all. */
export interface Arrival<T> {
  readonly value: T;
  /** True once nothing more will come: it is here, or it failed. */
  readonly arrived: boolean;
}

/**
 * Decoration (a name, a label): the fallback at once, then what came. A failure keeps the fallback, since a list is
 * never lost for want of a name (section 8: "the displayed value falls back to empty").
 */
export function arriving<T>(source: Observable<T>, fallback: T): Observable<Arrival<T>> {
  return source.pipe(
    map((value) => ({ value, arrived: true })),
    catchError(() => of({ value: fallback, arrived: true })),
    startWith({ value: fallback, arrived: false }),
  );
}
