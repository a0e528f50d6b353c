import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { defer, map, of, retry, timer } from 'rxjs';
import type { LoadPage } from './define-remote';

/** Covers a short network failure; a missing file stays missing. */
const RETRY_AFTER_MS = [300, 1200];

interface Loading {
  readonly page: ComponentType | undefined;
  readonly failure?: Error;
}

/** Loads a page when first shown, with two retries, then throws to the boundary. Shown again, it tries again. */
export function lazyPage(load: LoadPage, waiting: ReactNode = null): ComponentType {
  let loaded: ComponentType | undefined;
  const page = defer(() =>
    loaded === undefined ? defer(load).pipe(map((module) => module.default)) : of(loaded),
  );
  const persistentPage = page.pipe(
    retry({ count: RETRY_AFTER_MS.length, delay: (_, attempt) => timer(RETRY_AFTER_MS[attempt - 1] ?? 0) }),
  );

  return function LazyPage() {
    const [{ page: Page, failure }, setLoading] = useState<Loading>({ page: loaded });

    useEffect(() => {
      if (Page !== undefined) return undefined;
      const subscription = persistentPage.subscribe({
        next: (found) => {
          loaded = found;
          setLoading({ page: found });
        },
        error: (error: unknown) => setLoading({ page: undefined, failure: asError(error) }),
      });
      return () => subscription.unsubscribe();
    }, [Page]);

    if (failure !== undefined) throw failure;
    return Page === undefined ? waiting : <Page />;
  };
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error('a page could not be loaded', { cause: problem });
}
