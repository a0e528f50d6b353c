import { defer, from, of } from 'rxjs';
import type { Transport, TransportSource } from './transport';

/** axios, downloaded at the first call: a visitor who never calls the back office does not pay for it. */
export function axiosSource(): TransportSource {
  let loaded: Transport | undefined;
  let loading: Promise<Transport> | undefined;

  async function load(): Promise<Transport> {
    try {
      const { axiosTransport } = await import('./axios-transport');
      loaded = axiosTransport;
      return axiosTransport;
    } finally {
      // A download that failed is tried again by the next call.
      loading = undefined;
    }
  }

  // One download for all who wait: separate ones would let them into the queue in any order.
  return defer(() => (loaded === undefined ? from((loading ??= load())) : of(loaded)));
}
