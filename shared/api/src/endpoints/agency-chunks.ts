import type { Params } from './scope-params';

/** Maximum number of ids per call: keeps its URL below six kilobytes (section 4.6 of the wire reference). */
export const IDS_PER_CALL = 500;

/** Splits ids into one chunk per call. */
export const inChunks = <T>(ids: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  );

/**
 * The parameters of each call that a list needs: one, unless it has too many agencies for one URL. Servers and proxies
 * cut or refuse longer URLs, and a filter must never be dropped.
 */
export function perAgencyChunk(params: Params): readonly Params[] {
  const { customer } = params;
  if (typeof customer !== 'string') return [params];
  const chunks = inChunks(customer.split(','));
  return chunks.length < 2 ? [params] : chunks.map((ids) => ({ ...params, customer: ids.join(',') }));
}
