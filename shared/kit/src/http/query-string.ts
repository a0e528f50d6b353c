import type { HttpRequest } from './http-client';

/** '' or '?a=1&b=2'. Undefined and empty values are left out; a list is one value with commas: `customer=59,60`. */
export function queryString(params: HttpRequest['params'] = {}): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
