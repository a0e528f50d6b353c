import { isApiError } from '@portal/kit';
import { type MonoTypeOperatorFunction, Observable, retry, throwError } from 'rxjs';
import { isOnline } from '../remotes/connection';

/** Retries once online after a failure while offline. For the shell's own calls, which no user would retry. */
export const onceOnline = <T>(): MonoTypeOperatorFunction<T> =>
  retry({
    delay: (problem: unknown) =>
      isApiError(problem) && problem.status === 0 && !isOnline() ? backOnline : throwError(() => problem),
  });

const backOnline = new Observable<void>((told) => {
  const tell = () => told.next();
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
});
