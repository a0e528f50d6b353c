import { type HttpAnswer, totalCount } from '@portal/kit';
import type { Rows } from '../api';

/** Requests the total number of rows; costs no call. */
export const COUNT_HEADER = { 'X-Include': 'totalCount' } as const;

/** Rows with the total of the server; without a total, the number of rows. */
export function toRows<T>(answer: HttpAnswer, rows: readonly T[]): Rows<T> {
  return { rows, total: Math.max(totalCount(answer) ?? rows.length, rows.length) };
}
