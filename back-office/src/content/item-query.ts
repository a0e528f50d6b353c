import { invalidQuery, unknownField } from '../wire/content-error';
import type { ContentRow } from './content-folder';
import { plainText, readFilter, type RowTest } from './item-filter';

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

function words(query: FlatQuery, key: string): string[] {
  const values = [query[key] ?? [], query[`${key}[]`] ?? []].flat();
  return values.flatMap((value) => value.split(',')).filter((word) => word !== '');
}

function wholeNumber(query: FlatQuery, key: string, fallback: number): number {
  const [value] = [query[key] ?? []].flat();
  if (value === undefined) return fallback;
  const number = Number(value);
  if (value === '' || !Number.isInteger(number) || number < -1)
    throw invalidQuery(`"${key}" must be a number`);
  return number;
}

type Branch = Map<string, Leaf>;
type Leaf = Branch | string | readonly string[] | undefined;

const isBranch = (leaf: Leaf): leaf is Branch => leaf instanceof Map;

const toTree = (node: Branch): Row =>
  Object.fromEntries([...node].map(([key, value]) => [key, isBranch(value) ? toTree(value) : value]));

/** Builds a tree from `filter[a][b]=v` keys, merged with `filter={…}` if present. */
function filterTree(query: FlatQuery): unknown {
  const [json] = [query.filter ?? []].flat();
  if (json !== undefined) {
    try {
      return JSON.parse(json);
    } catch {
      throw invalidQuery('Invalid JSON for filter object');
    }
  }
  const root: Branch = new Map();
  for (const [key, value] of Object.entries(query)) {
    if (!key.startsWith('filter[')) continue;
    const path = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '');
    let node = root;
    for (const part of path.slice(0, -1)) {
      const next = node.get(part);
      const child = isBranch(next) ? next : new Map<string, Leaf>();
      node.set(part, child);
      node = child;
    }
    node.set(path.at(-1) ?? '', value);
  }
  return toTree(root);
}

function readPath(collection: Collection, row: Row, path: readonly string[]): unknown {
  const [field = '', inner] = path;
  const value = row[field];
  return inner === undefined ? value : collection.related(field, value)?.[inner];
}

function checkPath(collection: Collection, path: readonly string[]): void {
  const [row] = collection.rows;
  const [field = '', inner] = path;
  // A collection without rows has no known fields, so any query of it returns nothing.
  if (!row) return;
  const known = Object.hasOwn(row, field);
  const related = inner === undefined || inner === '*' ? {} : collection.related(field, row[field]);
  if (
    !known ||
    related === undefined ||
    (inner !== undefined && inner !== '*' && !Object.hasOwn(related, inner))
  ) {
    throw unknownField(known ? (inner ?? field) : field, collection.name);
  }
}

/** A row with only the requested fields; `a.b` makes `a` an object that holds `b`. */
function project(collection: Collection, row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  const answer = new Map<string, unknown>();
  for (const path of fields) {
    const [field = '', inner] = path.split('.');
    if (field === '*') {
      for (const [key, value] of Object.entries(row)) {
        const target = inner === '*' ? collection.related(key, value) : undefined;
        answer.set(key, target ?? value);
      }
      continue;
    }
    const target = inner === undefined ? undefined : collection.related(field, row[field]);
    if (inner === undefined || !target) answer.set(field, row[field]);
    else {
      const before = answer.get(field);
      const kept = typeof before === 'object' && before !== null ? before : {};
      answer.set(field, inner === '*' ? target : { ...kept, [inner]: target[inner] });
    }
  }
  return Object.fromEntries(answer);
}

function readFields(collection: Collection, query: FlatQuery): readonly string[] {
  const fields = words(query, 'fields');
  for (const path of fields) if (!path.startsWith('*')) checkPath(collection, path.split('.'));
  return fields;
}

function sorted(
  collection: Collection,
  rows: readonly ContentRow[],
  keys: readonly string[],
): readonly ContentRow[] {
  if (keys.length === 0) return rows;
  const orders = keys.map((key) => {
    const field = key.replace(/^-/, '');
    checkPath(collection, [field]);
    return { field, sign: key.startsWith('-') ? -1 : 1 };
  });
  return [...rows].sort((a, b) => {
    for (const { field, sign } of orders) {
      const [x, y] = [a[field], b[field]];
      const difference =
        typeof x === 'number' && typeof y === 'number'
          ? x - y
          : plainText(x).localeCompare(plainText(y), 'fr-FR');
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}

/** A row by id, with the requested fields; undefined if there is none. */
export function readItem(collection: Collection, id: number, query: FlatQuery): Row | undefined {
  const fields = readFields(collection, query);
  const row = collection.rows.find((candidate) => candidate.id === id);
  return row && project(collection, row, fields);
}

/**
 * Runs a list query as the content service does: `filter`, `sort`, `page` (from 1), `limit` (default 100, -1 for
 * all), `offset`, `fields`, `meta`. Unknown parameters are ignored.
 * @throws ContentError 400 INVALID_QUERY, 403 for a field that the collection does not have
 */
export function readList(collection: Collection, query: FlatQuery): { meta?: Row; data: readonly Row[] } {
  const fields = readFields(collection, query);
  const test: RowTest = readFilter(filterTree(query), (path) => checkPath(collection, path));
  const limit = wholeNumber(query, 'limit', DEFAULT_LIMIT);
  const page = Math.max(wholeNumber(query, 'page', 1), 1);
  const offset = wholeNumber(query, 'offset', 0);
  const metaKeys = words(query, 'meta');
  const unknownMeta = metaKeys.find((key) => !['*', 'total_count', 'filter_count'].includes(key));
  if (unknownMeta !== undefined) throw invalidQuery(`"meta" cannot be "${unknownMeta}"`);

  const kept = collection.rows.filter((row) => test((path) => readPath(collection, row, path)));
  const ordered = sorted(collection, kept, words(query, 'sort'));
  const from = limit === -1 ? offset : offset + (page - 1) * limit;
  const data = (limit === -1 ? ordered.slice(from) : ordered.slice(from, from + limit)).map((row) =>
    project(collection, row, fields),
  );
  if (metaKeys.length === 0) return { data };
  const asked = (key: string): boolean => metaKeys.includes('*') || metaKeys.includes(key);
  return {
    meta: {
      ...(asked('total_count') && { total_count: collection.rows.length }),
      ...(asked('filter_count') && { filter_count: kept.length }),
    },
    data,
  };
}
