import type { Caller } from '../access/caller';
import { name, raw, sql, type Sql } from '../store/sql';

/** How the values of a filter are read and compared. */
export type FilterKind =
  'integer' | 'number' | 'text' | 'textList' | 'email' | 'boolean' | 'datetime' | 'date' | 'integers';

/** One field of a resource: its name on the wire, what fills it, and whether lists can be filtered or sorted by it. */
export interface Field {
  readonly wire: string;
  /** The JSON value of the field, with the table aliased `t`. */
  readonly select: (caller: Caller) => Sql;
  /** The bare value that filters and sorts work on; absent for what cannot be filtered. */
  readonly value?: Sql;
  /** Instead of `value` where what is hidden depends on the caller: a filter must not tell what a read hides. */
  readonly valueFor?: (caller: Caller) => Sql;
  readonly filter?: FilterKind;
  readonly sortable?: boolean;
}

interface Options {
  readonly filter?: FilterKind;
  readonly sort?: boolean;
}

const column = (columnName: string): Sql => name(`t.${columnName}`);

const plain = (wire: string, columnName: string, select: Sql, options: Options): Field => ({
  wire,
  select: () => select,
  value: column(columnName),
  ...(options.filter ? { filter: options.filter } : {}),
  sortable: options.sort ?? options.filter !== undefined,
});

/** A column that goes out as it is: text, number, boolean, date. */
export const field = (wire: string, columnName: string, options: Options = {}): Field =>
  plain(wire, columnName, column(columnName), options);

/** An instant: `2024-05-13T08:21:07Z`, UTC, whole seconds. */
export const instant = (wire: string, columnName: string, options: Options = {}): Field =>
  plain(
    wire,
    columnName,
    sql`to_char(${column(columnName)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    options,
  );

/** An amount in euros: text with four decimals, `"200000.0000"`. */
export const money = (wire: string, columnName: string): Field =>
  plain(wire, columnName, sql`${column(columnName)}::text`, { filter: 'number' });

/** The id of an associated row, or null. */
export const toOne = (wire: string, columnName: string, filter: FilterKind = 'integer'): Field =>
  field(wire, columnName, { filter });

/** A list of ids kept in the row itself. */
export const idList = (wire: string, columnName: string): Field => ({
  wire,
  select: () => sql`to_json(${column(columnName)})`,
  value: column(columnName),
  filter: 'integers',
});

// A to-many association inside an entity holds at most this many ids (wire, section 1.2).
const MAX_RELATED = 100;

/**
 * The ids of the rows of another table that point at this one, at most 100, in order.
 * @param rows `from … where …` of those rows, whose id is `related.id`
 */
export const related = (wire: string, rows: (caller: Caller) => Sql, id = 'id'): Field => ({
  wire,
  select: (caller) => sql`(select coalesce(json_agg(ids.id), '[]'::json) from (
    select related.${name(id)} as id ${rows(caller)} order by 1 limit ${raw(String(MAX_RELATED))}) ids)`,
});

/** A field that an Oro back office has and this one has no use for: always the same value. */
export const fixed = (wire: string, json: string): Field => ({
  wire,
  select: () => raw(`'${json}'::json`),
});
