import type { HttpAnswer } from './http-client';

/** Total number of rows, not only of this page; undefined unless the request had the header `X-Include: totalCount`. */
export function totalCount(answer: HttpAnswer): number | undefined {
  const count = Number.parseInt(answer.headers['x-include-total-count'] ?? '', 10);
  return Number.isNaN(count) ? undefined : count;
}
