import { defer, from, type Observable, of } from 'rxjs';

/**
 * What is downloaded at its first use, and kept.
 * @param download starts it; asked again by the next use after it failed
 * @returns emits what came, at once when it is there already
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

  // One download for all who wait: separate ones would let them into the queue in any order.
  return defer(() => (loaded === undefined ? from((loading ??= load())) : of(loaded.it)));
}
