import { invalidQuery, unknownField } from '../wire/content-error';
import type { ContentRow } from './content-folder';

/** A collection and how to follow a field to the row of another collection (undefined if none). */
export interface Collection {
  readonly name: string;
  readonly rows: readonly ContentRow[];
  readonly related: (field: string, value: unknown) => Readonly<Record<string, unknown>> | undefined;
}

/** A flat query string: `filter[a][_eq]` is one key. A repeated key is a list. */
export type FlatQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

type Row = Readonly<Record<string, unknown>>;

const DEFAULT_LIMIT = 100;

const first = (query: FlatQuery, key: string): string | undefined => [query[key] ?? []].flat()[0];

function wholeNumber(query: FlatQuery, key: string, fallback: number): number {
  const value = first(query, key);
  if (value === undefined) return fallback;
  if (!/^-1$|^\d{1,9}$/.test(value)) throw invalidQuery(`"${key}" must be a number`);
  return Number(value);
}

function checkField({ rows: [row], name }: Collection, field: string): void {
  // A collection without rows has no known fields, so any query of it returns nothing.
  if (row && !Object.hasOwn(row, field)) throw unknownField(field, name);
}

/** The columns to compare, and with what: `filter[column][_eq]=value` or `filter[column]=value`, all of them. */
function readFilters(collection: Collection, query: FlatQuery): readonly (readonly [string, string])[] {
  return Object.keys(query).flatMap((key) => {
    if (!key.startsWith('filter')) return [];
    const [, field] = /^filter\[(\w+)\](?:\[_eq\])?$/.exec(key) ?? [];
    const value = first(query, key) ?? '';
    if (key === 'filter' && !isJson(value)) throw invalidQuery('Invalid JSON for filter object');
    if (field === undefined) throw invalidQuery('Only filter[column][_eq] is answered here');
    if (value === '') throw invalidQuery('You can\'t filter for an empty string in "_eq"');
    checkField(collection, field);
    return [[field, value]];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A row with only the requested fields: `*` is all, `a.*` makes `a` the row that it leads to. */
function project(collection: Collection, row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      if (fields.includes(`${key}.*`)) return [[key, collection.related(key, value) ?? value]];
      return fields.includes('*') || fields.includes(key) ? [[key, value]] : [];
    }),
  );
}

function readFields(collection: Collection, query: FlatQuery): readonly string[] {
  const fields = [query['fields'] ?? []].flat().flatMap((value) => value.split(','));
  for (const field of fields) if (field !== '*') checkField(collection, field.replace(/\.\*$/, ''));
  return fields;
}

/** A row by id, with the requested fields; undefined if there is none. */
export function readItem(collection: Collection, id: number, query: FlatQuery): Row | undefined {
  const fields = readFields(collection, query);
  const row = collection.rows.find((candidate) => candidate.id === id);
  return row && project(collection, row, fields);
}

/**
 * `filter[column][_eq]`, `page` from 1, `limit` (100, -1 for all), `fields`; others are ignored.
 * @throws ContentError 400 INVALID_QUERY, 403 for a field that the collection does not have
 */
export function readList(collection: Collection, query: FlatQuery): { readonly data: readonly Row[] } {
  const fields = readFields(collection, query);
  const filters = readFilters(collection, query);
  const limit = wholeNumber(query, 'limit', DEFAULT_LIMIT);
  const page = Math.max(wholeNumber(query, 'page', 1), 1);
  const kept = collection.rows.filter((row) =>
    filters.every(([field, value]) => String(row[field]) === value),
  );
  const shown = limit === -1 ? kept : kept.slice((page - 1) * limit, page * limit);
  return { data: shown.map((row) => project(collection, row, fields)) };
}
