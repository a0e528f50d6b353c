import type { Params } from './scope-params';

/** Ids in one call: keeps its address below six kilobytes (section 4.6 of the wire reference). */
export const IDS_PER_CALL = 500;

/** A list of ids in as many pieces as calls are needed. */
export const inChunks = <T>(ids: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  );

/**
 * The parameters of each call that a list needs: one, unless its agencies are more than one address can name. Servers
 * and proxies cut or refuse a longer one, and a filter must never be dropped.
 */
export function perAgencyChunk(params: Params): readonly Params[] {
  const { customer } = params;
  if (typeof customer !== 'string') return [params];
  const chunks = inChunks(customer.split(','));
  return chunks.length < 2 ? [params] : chunks.map((ids) => ({ ...params, customer: ids.join(',') }));
}
