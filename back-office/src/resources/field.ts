import type { Caller } from '../access/caller';
import { name, raw, sql, type Sql } from '../store/sql';
import { orNull, wireTypes, type JsonSchema, type WireType } from '../wire/json-schema';

/** How the values of a filter are read and compared. */
export type FilterKind =
  | 'integer'
  | 'number'
  | 'text'
  | 'textList'
  | 'email'
  | 'boolean'
  | 'datetime'
  | 'date'
  | 'integers';

/** One field of a resource: its name on the wire, what fills it, and whether lists can be filtered or sorted by it. */
export interface Field {
  readonly wire: string;
  /** What its values look like on the wire. */
  readonly schema: JsonSchema;
  /** The JSON value of the field, with the table aliased `t`. */
  readonly select: (caller: Caller) => Sql;
  /** The bare value that filters and sorts work on; absent for what cannot be filtered. */
  readonly value?: Sql;
  /** Instead of `value` where what is hidden depends on the caller: a filter must not tell what a read hides. */
  readonly valueFor?: (caller: Caller) => Sql;
  readonly filter?: FilterKind;
  readonly sortable?: boolean;
  /** The column that fills it as it is. */
  readonly column?: string;
}

interface Options {
  readonly filter?: FilterKind;
  readonly sort?: boolean;
  /** What it looks like; without it, what its filter says, or text. */
  readonly type?: WireType;
  /** The column is never empty. */
  readonly filled?: boolean;
}

const column = (columnName: string): Sql => name(`t.${columnName}`);

const typeOfFilter: Readonly<Partial<Record<FilterKind, WireType>>> = {
  integer: 'integer',
  number: 'money',
  boolean: 'boolean',
  datetime: 'datetime',
  date: 'date',
  integers: 'ids',
};

function schemaOf({ type, filter, filled = false }: Options): JsonSchema {
  const schema = wireTypes[type ?? (filter && typeOfFilter[filter]) ?? 'text'];
  return filled ? schema : orNull(schema);
}

const plain = (wire: string, columnName: string, select: Sql, options: Options): Field => ({
  wire,
  schema: schemaOf(options),
  select: () => select,
  value: column(columnName),
  ...(options.filter ? { filter: options.filter } : {}),
  sortable: options.sort ?? options.filter !== undefined,
  column: columnName,
});

/** A column that goes out as it is: text, number, boolean, date. */
export const field = (wire: string, columnName: string, options: Options = {}): Field =>
  plain(wire, columnName, column(columnName), options);

/** The identifier of a row that counts from 1. */
export const identifier: Field = field('id', 'id', { filter: 'integer', filled: true });

/** An instant: `2024-05-13T08:21:07Z`, UTC, whole seconds. */
export const instant = (wire: string, columnName: string, options: Options = {}): Field =>
  plain(
    wire,
    columnName,
    sql`to_char(${column(columnName)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    { type: 'datetime', ...options },
  );

/** An amount in euros: text with four decimals, `"200000.0000"`. */
export const money = (wire: string, columnName: string): Field =>
  plain(wire, columnName, sql`${column(columnName)}::text`, { filter: 'number' });

/** The id of an associated row, or null. */
export const toOne = (
  wire: string,
  columnName: string,
  filter: FilterKind = 'integer',
  options: Options = {},
): Field => field(wire, columnName, { ...options, filter });

/** A list of ids kept in the row itself. */
export const idList = (wire: string, columnName: string): Field => ({
  wire,
  schema: wireTypes.ids,
  select: () => sql`to_json(${column(columnName)})`,
  value: column(columnName),
  filter: 'integers',
  column: columnName,
});

// A to-many association inside an entity holds at most this many ids (wire, section 1.2).
const MAX_RELATED = 100;

/**
 * The ids of the rows of another table that point at this one, at most 100, in order.
 * @param rows `from … where …` of those rows, whose id is `related.id`
 */
export function related(wire: string, rows: (caller: Caller) => Sql, id = 'id'): Field {
  const isCode = id !== 'id';
  const ids = (caller: Caller): Sql => sql`(select related.${name(id)} ${rows(caller)})`;
  return {
    wire,
    schema: { ...(isCode ? wireTypes.codes : wireTypes.ids), maxItems: MAX_RELATED },
    select: (caller) => sql`(select coalesce(json_agg(ids.id), '[]'::json) from (
      select related.${name(id)} as id ${rows(caller)} order by 1 limit ${raw(String(MAX_RELATED))}) ids)`,
    ...(isCode
      ? {}
      : {
          // Looked through whole, also beyond the first hundred.
          value: raw(`'{}'::integer[]`),
          valueFor: (caller: Caller) => sql`array${ids(caller)}`,
          filter: 'integers' as const,
        }),
  };
}

/** A field that an Oro back office has and this one has no use for: always the same value. */
export const fixed = (wire: string, json: string): Field => ({
  wire,
  schema: { const: JSON.parse(json) as unknown },
  select: () => raw(`'${json}'::json`),
});

/** An association that is the same for every row: there is one organization, and one site. */
export const theOne = (wire: string): Field => ({
  ...fixed(wire, '1'),
  value: raw('1'),
  filter: 'integer',
  sortable: true,
});

/** A value worked out from the row. */
export const computed = (wire: string, type: WireType, value: Sql): Field => ({
  wire,
  schema: wireTypes[type],
  select: () => value,
});
