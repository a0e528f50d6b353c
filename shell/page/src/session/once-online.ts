import { isApiError } from '@portal/kit';
import { type MonoTypeOperatorFunction, Observable, retry, throwError } from 'rxjs';
import { isOnline } from '../remotes/connection';

/**
 * Asks again once there is a network, when there was none. For what the shell asks for on its own, behind the page: no
 * reader is there to ask for it again. Every other failure passes.
 */
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
