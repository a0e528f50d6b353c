import type { Caller } from '../access/caller';
import { invalid } from '../wire/api-problem';
import type { Filter, Operator } from '../http/query';
import { raw, sql, type Sql } from '../store/sql';
import type { Field, FilterKind } from './field';

const COMPARISONS: Readonly<Record<string, string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=' };
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const CASTS: Readonly<Record<FilterKind, string>> = {
  integer: 'integer',
  integers: 'integer',
  number: 'numeric',
  text: 'text',
  textList: 'text',
  email: 'text',
  boolean: 'boolean',
  datetime: 'timestamptz',
};
const NAMES: Readonly<Partial<Record<FilterKind, string>>> = {
  integer: 'integer',
  integers: 'integer',
  number: 'decimal',
  boolean: 'boolean',
  datetime: 'datetime',
};
const LISTS: ReadonlySet<FilterKind> = new Set(['integer', 'integers', 'number', 'textList', 'email']);
const RANGES: ReadonlySet<FilterKind> = new Set(['integer', 'number', 'datetime']);
const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

function convert(kind: FilterKind, value: string): string | number | boolean | undefined {
  switch (kind) {
    case 'integer':
    case 'integers':
      return /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= 2_147_483_647
        ? Number(value)
        : undefined;
    case 'number':
      return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? value : undefined;
    case 'boolean':
      return BOOLEANS[value];
    case 'datetime':
      return convertInstant(value);
    case 'text':
    case 'textList':
    case 'email':
      return value;
  }
}

function convertInstant(value: string): string | undefined {
  if (!INSTANT.test(value)) return undefined;
  // An instant without an offset is UTC, as in Oro.
  const time = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(value) || value.length === 10 ? value : `${value}Z`);
  if (Number.isNaN(time)) return undefined;
  const iso = new Date(time).toISOString();
  // An offset may lead out of the four-digit years; PostgreSQL rejects the result, and the year 0.
  if (!/^(?!0000)\d/.test(iso)) return undefined;
  if (value.length === 10 && iso.slice(0, 10) !== value) return undefined;
  return iso;
}

function read(kind: FilterKind, value: string, source: string): string | number | boolean {
  const converted = convert(kind, value);
  if (converted !== undefined) return converted;
  const detail = `Expected ${NAMES[kind] ?? 'string'} value. Given "${value.slice(0, 60)}".`;
  throw invalid('filter constraint', detail, source);
}

function equals(kind: FilterKind, subject: Sql, filter: Filter): Sql {
  const source = filter.field;
  const values = LISTS.has(kind) ? filter.value.split(',').filter((entry) => entry !== '') : [filter.value];
  if (values.length === 0) throw invalid('filter constraint', 'Expected a value.', source);
  const converted = values.map((value) => read(kind, value, source));
  const cast = raw(CASTS[kind]);
  if (kind === 'integers') return sql`${subject} && ${converted}::integer[]`;
  if (kind === 'email')
    return sql`lower(${subject}) = any(${converted.map((email) => String(email).toLowerCase())}::text[])`;
  if (converted.length === 1) return sql`${subject} = ${converted[0]}::${cast}`;
  return sql`${subject} = any(${converted}::${cast}[])`;
}

function equalsOrWithin(kind: FilterKind, subject: Sql, filter: Filter): Sql {
  const [from, to, more] = RANGES.has(kind) ? filter.value.split('..') : [filter.value];
  if (from === undefined || to === undefined || more !== undefined) return equals(kind, subject, filter);
  const cast = raw(CASTS[kind]);
  const low = read(kind, from, filter.field);
  const high = read(kind, to, filter.field);
  return sql`${subject} between ${low}::${cast} and ${high}::${cast}`;
}

function exists(kind: FilterKind, subject: Sql, filter: Filter): Sql {
  const wanted = read('boolean', filter.value, filter.field) === true;
  if (kind === 'integers') return wanted ? sql`${subject} <> '{}'` : sql`${subject} = '{}'`;
  return wanted ? sql`${subject} is not null` : sql`${subject} is null`;
}

/** Contains all of several ids, or not all of them; only for to-many associations (reference of the wire, 1.6). */
function contains(kind: FilterKind, subject: Sql, { field, operator, value }: Filter): Sql {
  if (kind !== 'integers') {
    throw invalid('filter constraint', `The operator "${operator}" is not supported.`, field);
  }
  const wanted = value.split(',').map((entry) => read(kind, entry, field));
  const all = sql`${subject} @> ${wanted}::integer[]`;
  return operator === 'contains' ? all : sql`not (${all})`;
}

/** The condition of a filter. @throws ApiProblem 400 for an operator or value that does not fit */
export function conditionOf(kind: FilterKind, subject: Sql, filter: Filter): Sql {
  const { operator } = filter;
  if (operator === 'eq') return equalsOrWithin(kind, subject, filter);
  if (operator === 'neq') {
    return sql`(${subject} is not null and not (${equalsOrWithin(kind, subject, filter)}))`;
  }
  if (operator === 'neq_or_null') return sql`(${equalsOrWithin(kind, subject, filter)}) is not true`;
  if (operator === 'contains' || operator === 'not_contains') return contains(kind, subject, filter);
  if (operator === 'exists') return exists(kind, subject, filter);
  const comparison = COMPARISONS[operator];
  if (comparison === undefined || !RANGES.has(kind)) {
    throw invalid('filter constraint', `The operator "${operator}" is not supported.`, filter.field);
  }
  return sql`${subject} ${raw(comparison)} ${read(kind, filter.value, filter.field)}::${raw(CASTS[kind])}`;
}

export const operatorsOf = (kind: FilterKind): readonly Operator[] => [
  'eq',
  'neq',
  'neq_or_null',
  'exists',
  ...(RANGES.has(kind) ? (['lt', 'lte', 'gt', 'gte'] as const) : []),
  ...(kind === 'integers' ? (['contains', 'not_contains'] as const) : []),
];

/** @throws ApiProblem 400 when lists cannot be filtered by this field */
export function filterKindOf(
  field: Field | undefined,
  caller: Caller,
  source: string,
): { kind: FilterKind; subject: Sql } {
  if (!field?.filter || !field.value)
    throw invalid('filter constraint', 'The filter is not supported.', source);
  return { kind: field.filter, subject: field.valueFor?.(caller) ?? field.value };
}
