import type { Caller } from '../access/caller';
import { scopeFor } from '../access/policies';
import { accessDenied, invalid, type ApiProblem } from '../wire/api-problem';
import { unsupportedFilter, type Filter, type Query } from '../http/query';
import type { Queryable } from '../store/database';
import { every, join, name, raw, sql, type Sql } from '../store/sql';
import { countRows } from './count-rows';
import { conditionOf, filterKindOf } from './filter-condition';
import type { Resource, ResourceTable } from './resource';
import { rowCacheOf, type RowCache } from './row-cache';

export interface ItemText {
  readonly body: string;
  readonly version: number | null;
}

export interface ListText {
  readonly body: string;
  readonly total?: number;
}

const idColumn = (resource: Resource): Sql => name(`t.${resource.id.column}`);
const idCast = (resource: Resource): Sql => raw(resource.id.kind === 'integer' ? 'integer' : 'text');

/** Condition on `t` for the caller's rows. @throws ApiProblem 403 when the role may not read the resource */
function readScope(resource: Resource, caller: Caller): Sql {
  const scope = scopeFor(resource.subject, 'read', caller.role);
  if (!scope) throw accessDenied();
  return scope(caller, 't');
}

/** The columns of `t` as served, by their wire names. */
const columnsOf = (resource: Resource, caller: Caller): Sql =>
  join(
    resource.fields.flatMap(({ wire, select }) =>
      select ? [sql`${select(caller)} as ${raw(`"${wire}"`)}`] : [],
    ),
  );

export async function readItem(
  database: Queryable,
  resource: Resource,
  id: number | string,
  caller: Caller,
): Promise<ItemText | undefined> {
  const version = raw(resource.isVersioned ? 't.version' : 'null::integer');
  const [row] = await database.rows<ItemText>(sql`
    select (select row_to_json(item)::text from (select ${columnsOf(resource, caller)}) item) as body,
      ${version} as version from ${resource.from} t
    where ${idColumn(resource)} = ${id}::${idCast(resource)} and ${readScope(resource, caller)}`);
  return row;
}

function filterCondition(table: ResourceTable, resource: Resource, filter: Filter, caller: Caller): Sql {
  const [first = '', second] = filter.field.split('.');
  if (second === undefined) {
    const { kind, subject } = filterKindOf(
      resource.fields.find(({ wire }) => wire === first),
      caller,
      filter.field,
    );
    return conditionOf(kind, subject, filter);
  }
  const { through, column } = resource.fields.find(({ wire }) => wire === first) ?? {};
  if (through === undefined || column === undefined) throw unsupportedFilter(filter.field);
  const target = table.find(through);
  const { kind, subject } = filterKindOf(
    target.fields.find(({ wire }) => wire === second),
    caller,
    filter.field,
  );
  // The associated row must be visible too: a filter must not reveal what a read hides.
  return sql`${name(`t.${column}`)} in (select ${idColumn(target)} from ${target.from} t
    where ${conditionOf(kind, subject, filter)} and ${readScope(target, caller)})`;
}

function order(resource: Resource, query: Query, caller: Caller): Sql {
  const entries = query.sort.map(({ field: wanted, descending }) => {
    const known = resource.fields.find(({ wire, sortable, value }) => wire === wanted && sortable && value);
    if (!known?.value) {
      throw invalid('sort constraint', `Sorting by "${wanted.slice(0, 64)}" field is not supported.`, 'sort');
    }
    return sql`${known.valueFor?.(caller) ?? known.value} ${raw(descending ? 'desc' : 'asc')}`;
  });
  // The id is the last sort key, so that pages never overlap; in the same direction, so that one index serves both.
  const direction = query.sort.at(-1)?.descending ? 'desc' : 'asc';
  return join([...entries, sql`${idColumn(resource)} ${raw(direction)}`]);
}

interface ListOptions {
  readonly query: Query;
  readonly caller: Caller;
  readonly wantsTotal: boolean;
  readonly below?: Sql;
}

interface Page {
  readonly where: Sql;
  readonly sorted: Sql;
  readonly limit: number;
  readonly offset: number;
}

interface PageText {
  readonly body: string;
  readonly rows: number;
}

const pageOf = (resource: Resource, { where, sorted, limit, offset }: Page, columns: Sql): Sql =>
  sql`select ${columns} from ${resource.from} t where ${where} order by ${sorted} limit ${limit}::bigint offset ${offset}::bigint`;

/** One text for the whole page: transferring single rows would cost more than reading them. */
async function readPage(
  database: Queryable,
  resource: Resource,
  page: Page,
  caller: Caller,
): Promise<PageText> {
  const [found] = await database.rows<{ body: string | null; rows: number }>(sql`
    select string_agg(row_to_json(item)::text, ',') as body, count(*)::integer as rows from (
      select ${columnsOf(resource, caller)} from (${pageOf(resource, page, raw('t.*'))}) t order by ${page.sorted}) item`);
  return { body: found?.body ?? '', rows: found?.rows ?? 0 };
}

/** Identifies a version of a row by its transaction and location, which change with each update. */
const STAMP = raw(`t.xmin::text || t.ctid::text`);

/** Maximum rows rendered by one statement: a page of the screens. */
const ROWS_AT_ONCE = 1000;
/** 64 MiB, or more with non-Latin text: more than any list of the screens, less than a process has. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

const tooLarge = (): ApiProblem =>
  invalid('filter constraint', 'The list is too large. Ask for pages of fewer rows.', 'limit');

/** Like `readPage`, but the database only renders rows that are not in the cache or have changed. */
async function readCachedPage(
  database: Queryable,
  resource: Resource,
  page: Page,
  caller: Caller,
  cache?: RowCache,
): Promise<PageText> {
  const stamp = cache ? STAMP : raw(`''`);
  const keyOf = (id: string | number) => `${resource.name}/${id}`;
  const [found] = await database.rows<{ stamps: string | null }>(sql`
    select string_agg(item.id || ':' || item.stamp, ';') as stamps from (
      ${pageOf(resource, page, sql`${idColumn(resource)} as id, ${stamp} as stamp`)}) item`);
  const rows = (found?.stamps?.split(';') ?? []).map((line) => {
    const [id = '', version = ''] = line.split(':');
    const kept = cache?.get(keyOf(id));
    return { id, body: kept?.stamp === version ? kept.body : undefined };
  });
  const unknown = rows.filter(({ body }) => body === undefined).map(({ id }) => Number(id));
  const read = new Map<string, string>();
  let characters = rows.reduce((sum, { body = '' }) => sum + body.length, 0);
  for (let start = 0; start < unknown.length; start += ROWS_AT_ONCE) {
    const ids = unknown.slice(start, start + ROWS_AT_ONCE);
    // Same conditions: a row that has left the list meanwhile is not shown.
    const made = await database.rows<{ id: number; stamp: string; body: string }>(sql`
      select ${idColumn(resource)} as id, ${stamp} as stamp,
        (select row_to_json(item)::text from (select ${columnsOf(resource, caller)}) item) as body
      from ${resource.from} t where ${idColumn(resource)} = any(${ids}::integer[]) and ${page.where}`);
    for (const { id, stamp: version, body } of made) {
      read.set(String(id), body);
      cache?.set(keyOf(id), { stamp: version, body });
      characters += body.length;
    }
    if (characters > MAX_CHARACTERS) throw tooLarge();
  }
  if (characters > MAX_CHARACTERS) throw tooLarge();
  const bodies = rows.flatMap(({ id, body }) => body ?? read.get(id) ?? []);
  return { body: bodies.join(','), rows: rows.length };
}

/** A page of the rows in the caller's scope; filters can only narrow it. */
export async function readList(
  database: Queryable,
  table: ResourceTable,
  resource: Resource,
  { query, caller, wantsTotal, below }: ListOptions,
): Promise<ListText> {
  const conditions = query.filters.map((filter) => filterCondition(table, resource, filter, caller));
  const where = every([readScope(resource, caller), ...(below ? [below] : []), ...conditions]);
  const { limit } = query;
  const offset = (query.page - 1) * limit;
  const page = { where, sorted: order(resource, query, caller), limit, offset };
  // Inside a transaction a row may have uncommitted changes.
  const isShared = resource.isOfRowAlone && !('isTransaction' in database);
  // A long list is read in batches, so that the database never holds all of it.
  const isLong = limit > ROWS_AT_ONCE && resource.id.kind === 'integer';
  const { body: items, rows } =
    isShared || isLong
      ? await readCachedPage(database, resource, page, caller, isShared ? rowCacheOf(database) : undefined)
      : await readPage(database, resource, page, caller);
  const body = `[${items}]`;
  if (!wantsTotal) return { body };
  // A page that is not full is the last one, so that its end is the total. (An empty one may lie beyond the last.)
  if (rows > 0 && rows < limit) return { body, total: offset + rows };
  const total = await countRows(
    database,
    sql`select count(*)::integer as total from ${resource.from} t where ${where}`,
  );
  return { body, total };
}

export async function isInScope(
  database: Queryable,
  resource: Resource,
  id: number | string,
  scope: Sql,
): Promise<boolean> {
  const [row] = await database.rows(sql`
    select 1 from ${resource.from} t where ${idColumn(resource)} = ${id}::${idCast(resource)} and ${scope}`);
  return row !== undefined;
}
