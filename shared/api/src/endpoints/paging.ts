import { type HttpAnswer, totalCount } from '@portal/kit';
import type { Rows } from '../api';

/** Asks for the number of rows beyond the page; it costs no call. */
export const COUNT_HEADER = { 'X-Include': 'totalCount' } as const;

/** Rows of an answer with what the server counts; without a count, what came. */
export function toRows<T>(answer: HttpAnswer, rows: readonly T[]): Rows<T> {
  return { rows, total: Math.max(totalCount(answer) ?? rows.length, rows.length) };
}
