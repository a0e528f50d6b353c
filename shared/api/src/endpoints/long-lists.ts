import type { HttpAnswer, HttpClient, Memory, ReadRequest } from '@portal/kit';
import { combineLatest, type Observable } from 'rxjs';
import type { Rows } from '../api';
import type { Params } from './scope-params';

/** Characters of an address that a list of ids or e-mails may take (section 4.6 of the wire reference). */
const LONGEST_LIST = 6000;

/** One list per call: servers and proxies refuse longer addresses (431), and a filter must never be dropped. */
export function inParts<T extends number | string>(values: readonly T[]): readonly (readonly T[])[] {
  const parts: T[][] = [];
  let room = 0;
  for (const value of values) {
    const size = encodeURIComponent(`${value},`).length;
    if (size > room) {
      parts.push([]);
      room = LONGEST_LIST;
    }
    parts.at(-1)?.push(value);
    room -= size;
  }
  return parts;
}

/** The parameters of each call that a list needs: one, unless it has too many agencies for one address. */
export function perAgencyPart(params: Params): readonly Params[] {
  const { customer } = params;
  if (typeof customer !== 'string') return [params];
  const parts = inParts(customer.split(','));
  return parts.length < 2 ? [params] : parts.map((ids) => ({ ...params, customer: ids.join(',') }));
}

/** Reads what any of these values of a filter chooses: the answers of as many calls as their addresses take. */
export const readParts = (
  http: HttpClient,
  { params, ...request }: ReadRequest,
  filter: string,
  values: readonly (number | string)[],
  memory: Memory,
): Observable<readonly HttpAnswer[]> =>
  combineLatest(
    inParts(values).map((part) =>
      http.read({ ...request, params: { ...params, [filter]: part.join(',') } }, memory),
    ),
  );

/** Requests the total number of rows; costs no call. */
export const COUNT_HEADER = { 'X-Include': 'totalCount' } as const;

/** Rows with the total of the server; without a total, the number of rows. */
export const toRows = <T>(rows: readonly T[], total: number | undefined): Rows<T> => ({
  rows,
  total: Math.max(total ?? rows.length, rows.length),
});
