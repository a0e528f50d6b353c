import { invalid, type ApiProblem } from '../wire/api-problem';

export const OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'exists',
  'neq_or_null',
  'contains',
  'not_contains',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** A condition of a query string: `createdAt[gte]=2024-01-01`, `customer=59,60`, `id!=7`. */
export interface Filter {
  readonly field: string;
  readonly operator: Operator;
  readonly value: string;
}

export interface Query {
  readonly filters: readonly Filter[];
  readonly page: number;
  /** Rows per page; `MAX_LIMIT` means all. */
  readonly limit: number;
  /** Sort fields; a leading minus means descending. */
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
}

/** Enough for the count form of the user directory (specification, section 9); no list returns more rows. */
export const MAX_LIMIT = 100_000;
const DEFAULT_LIMIT = 10;
const MAX_PARAMETERS = 50;

const SYMBOLS: Readonly<Record<string, Operator>> = {
  '=': 'eq',
  '!=': 'neq',
  '<>': 'neq',
  '<': 'lt',
  '<=': 'lte',
  '>': 'gt',
  '>=': 'gte',
  '*': 'exists',
  '!*': 'neq_or_null',
  '~': 'contains',
  '!~': 'not_contains',
};
const PARAMETER =
  /^([A-Za-z_]\w{0,63}(?:\.[A-Za-z_]\w{0,63})?)(?:\[([a-z_]{1,20})\])?(!=|<>|<=|>=|!\*|!~|=|<|>|\*|~)([^]*)$/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export const unsupportedFilter = (source: string): ApiProblem =>
  invalid('filter constraint', 'The filter is not supported.', source);

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw invalid('filter constraint', 'The query string is not valid UTF-8.');
  }
}

function readFilter(part: string): Filter {
  const [, field, named, symbol, value] = PARAMETER.exec(part) ?? [];
  if (field === undefined || symbol === undefined || value === undefined || FORBIDDEN.has(field)) {
    throw unsupportedFilter(part.split('=')[0]?.slice(0, 64) ?? '');
  }
  if (value.includes('\0')) throw invalid('filter constraint', 'The value is not supported.', field);
  if (named === undefined) return { field, operator: SYMBOLS[symbol] ?? 'eq', value };
  const operator = OPERATORS.find((known) => known === named);
  if (!operator || symbol !== '=') {
    throw invalid('filter constraint', `The operator "${named}" is not supported.`, field);
  }
  return { field, operator, value };
}

function wholeNumber({ field, value }: Filter): number {
  if (!/^-?\d{1,9}$/.test(value)) {
    throw invalid('filter constraint', `Expected integer value. Given "${value.slice(0, 40)}".`, field);
  }
  return Number(value);
}

function readLimit(filter: Filter | undefined): number {
  if (!filter) return DEFAULT_LIMIT;
  const limit = wholeNumber(filter);
  if (limit === -1) return MAX_LIMIT;
  if (limit < 1) throw invalid('filter constraint', 'The value should be greater than 0.', 'limit');
  return Math.min(limit, MAX_LIMIT);
}

function readPage(filter: Filter | undefined): number {
  if (!filter) return 1;
  const page = wholeNumber(filter);
  if (page < 1) throw invalid('filter constraint', 'The value should be greater than 0.', 'page');
  return page;
}

const readSort = (filter: Filter | undefined): Query['sort'] =>
  filter === undefined
    ? []
    : filter.value.split(',').map((entry) => ({
        field: entry.replace(/^-/, ''),
        descending: entry.startsWith('-'),
      }));

function parametersIn(url: string): Map<string, Filter> {
  const start = url.indexOf('?');
  const parts =
    start < 0
      ? []
      : url
          .slice(start + 1)
          .split('&')
          .filter((part) => part !== '');
  if (parts.length > MAX_PARAMETERS) throw invalid('filter constraint', 'Too many parameters.');
  const found = new Map<string, Filter>();
  for (const part of parts) {
    const filter = readFilter(decode(part));
    const key = `${filter.field}[${filter.operator}]`;
    if (found.has(key)) throw invalid('filter constraint', 'The parameter is repeated.', filter.field);
    found.set(key, filter);
  }
  return found;
}

/** The parameters of a call that is no list, empty ones too. @throws ApiProblem 400 as `readQuery` */
export const readParameters = (url: string): readonly Filter[] => [...parametersIn(url).values()];

/**
 * Filters, `page`, `limit`, `sort`; `meta` is ignored, empty is absent. Maps only: no key is a prototype's.
 * @throws ApiProblem 400 for malformed, repeated or too many parameters
 */
export function readQuery(url: string): Query {
  const found = parametersIn(url);
  const take = (field: string): Filter | undefined => {
    const filter = found.get(`${field}[eq]`);
    found.delete(`${field}[eq]`);
    return filter?.value === '' ? undefined : filter;
  };
  const page = readPage(take('page'));
  const wanted = take('limit');
  const limit = readLimit(wanted);
  // Without a limit there is only one page, whichever was asked for (reference of the wire, 1.4).
  const isUnlimited = wanted?.value === '-1';
  const sort = readSort(take('sort'));
  take('meta');
  return {
    page: isUnlimited ? 1 : page,
    limit,
    sort,
    filters: [...found.values()].filter(({ value }) => value !== ''),
  };
}
