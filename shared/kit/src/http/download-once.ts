import { defer, from, type Observable, of } from 'rxjs';

/**
 * Downloads on first use and caches the result.
 * @param download starts the download; called again by the next use after a failure
 * @returns emits the result, synchronously once it is loaded
 */
export function downloadOnce<T>(download: () => Promise<T>): Observable<T> {
  let loaded: { readonly it: T } | undefined;
  let loading: Promise<T> | undefined;

  async function load(): Promise<T> {
    try {
      const it = await download();
      loaded = { it };
      return it;
    } finally {
      loading = undefined;
    }
  }

  // One shared download: separate ones would let waiting callers into the queue in any order.
  return defer(() => (loaded === undefined ? from((loading ??= load())) : of(loaded.it)));
}
