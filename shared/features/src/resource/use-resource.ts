import { kit } from '@portal/kit';
import { type DependencyList, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Observable, Subscribable } from 'rxjs';

/** What a screen has of something it asked for. */
export type Resource<T> =
  | { readonly status: 'loading'; readonly value?: undefined; readonly failure?: undefined }
  | {
      readonly status: 'ready';
      readonly value: T;
      /** More is on its way: the fresh answer behind a remembered one, or the rest of a list that fills in. */
      readonly refreshing: boolean;
      /** Why the last refresh brought nothing; the value is then the one from before. */
      readonly failure: Error | undefined;
    }
  | {
      readonly status: 'failed';
      readonly error: Error;
      readonly value?: undefined;
      readonly failure?: undefined;
    };

export type LiveResource<T> = Resource<T> & {
  /** Asks again; what is shown stays meanwhile. */
  readonly reload: () => void;
};

interface Settled<T> {
  readonly source: Subscribable<T>;
  readonly resource: Resource<T>;
}

const LOADING: Resource<never> = { status: 'loading' };

/**
 * Loads while mounted, and anew when something in `dependencies` changes; an answer carries the source it belongs to, so
 * that an old answer never shows under a new question.
 * @param dependencies what `load` uses; the linter checks them as those of an effect
 */
export function useResource<T>(
  load: () => Observable<T> | Subscribable<T>,
  dependencies: DependencyList,
): LiveResource<T> {
  // oxlint-disable-next-line react/exhaustive-deps -- the list is the caller's, and is checked there
  const source = useMemo(load, dependencies);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T> | undefined>(() => kit().drawnFrom?.(source));

  // Before the paint: what is remembered shows at once, without a flash of its skeleton.
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
