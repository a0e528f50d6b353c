import { defer, from, type Observable, of } from 'rxjs';

/** Downloads at first use, then emits at once; a failed download is tried again at the next use. */
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
