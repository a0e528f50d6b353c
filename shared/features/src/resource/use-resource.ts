import { kit } from '@portal/kit';
import { type DependencyList, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Observable, Subscribable } from 'rxjs';

export type Resource<T> =
  | { readonly status: 'loading'; readonly value?: undefined; readonly failure?: undefined }
  | {
      readonly status: 'ready';
      readonly value: T;
      /** More is coming: a fresh response after a cached one, or the rest of a list. */
      readonly refreshing: boolean;
      readonly failure: Error | undefined;
    }
  | {
      readonly status: 'failed';
      readonly error: Error;
      readonly value?: undefined;
      readonly failure?: undefined;
    };

export type LiveResource<T> = Resource<T> & {
  /** Requests again; the current value stays meanwhile. */
  readonly reload: () => void;
};

interface Settled<T> {
  readonly source: Subscribable<T>;
  readonly resource: Resource<T>;
}

const LOADING: Resource<never> = { status: 'loading' };

/**
 * Loads while mounted, and again when a dependency changes. A response is tied to its source, so that an old one never
 * shows for a new query.
 *
 * @param dependencies what `load` uses; the linter checks them like those of an effect
 */
export function useResource<T>(
  load: () => Observable<T> | Subscribable<T>,
  dependencies: DependencyList,
): LiveResource<T> {
  // oxlint-disable-next-line react/exhaustive-deps -- the caller's list, checked at the call
  const source = useMemo(load, dependencies);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T> | undefined>(() => kit().drawnFrom?.(source));

  // Before paint, so that a cached value shows without a flash of the skeleton.
  useLayoutEffect(() => {
    const update = (next: (before: Resource<T>) => Resource<T>): void => {
      setSettled((before) => ({
        source,
        resource: next(before?.source === source ? before.resource : LOADING),
      }));
    };
    const subscription = source.subscribe({
      next: (value) => update(() => ({ status: 'ready', value, refreshing: true, failure: undefined })),
      error: (error: Error) => {
        kit().telemetry.report(error);
        update((before) =>
          before.status === 'ready'
            ? { ...before, refreshing: false, failure: error }
            : { status: 'failed', error },
        );
      },
      complete: () =>
        update((before) => (before.status === 'ready' ? { ...before, refreshing: false } : before)),
    });
    return () => subscription.unsubscribe();
  }, [source, attempt]);

  const reload = useCallback(() => {
    setSettled((before) =>
      before?.resource.status === 'ready'
        ? { ...before, resource: { ...before.resource, refreshing: true, failure: undefined } }
        : undefined,
    );
    setAttempt((count) => count + 1);
  }, []);

  return { ...(settled?.source === source ? settled.resource : LOADING), reload };
}
