import type { Rows } from '../api';

/** Requests the total number of rows; costs no call. */
export const COUNT_HEADER = { 'X-Include': 'totalCount' } as const;

/** Rows with the total of the server; without a total, the number of rows. */
export const toRows = <T>(rows: readonly T[], total: number | undefined): Rows<T> => ({
  rows,
  total: Math.max(total ?? rows.length, rows.length),
});
