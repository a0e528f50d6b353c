import type { Caller, Role } from '../access/caller';
import { readableRows, type Subject } from '../access/policies';
import type { Bounds } from '../wire/form';
import { name, raw, sql, type Sql } from '../store/sql';
import { orNull, wireTypes, type JsonSchema, type WireType } from '../wire/json-schema';
import { inputOf, readerOf } from './field-input';
import type { Check, Reader, WriteContext } from './write-context';

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

/** Who may write a field, and with which body. */
export interface WriteRule {
  /** Who may choose its value; for others it has one: the one it has, or gets by itself. Without roles: whoever may write the row. */
  readonly roles?: readonly Role[];
  /** Once the row is there, nobody chooses it. */
  readonly isFinal?: boolean;
  /** The only body that knows it; without it, both. */
  readonly verb?: 'create' | 'update';
  /** A body of this kind that lacks it is refused; a text that is required at creation cannot be emptied later either. */
  readonly required?: 'create' | 'update';
}

/** Whoever may write the row writes the field. */
export const anyone: WriteRule = {};
/** A creation needs it, and it cannot be emptied. */
export const required: WriteRule = { required: 'create' };
/** These roles choose its value: `by('ADMIN')`; nobody does: `by()`. */
export const by = (...roles: readonly Role[]): WriteRule => ({ roles });

/** Taken and without effect, or read by the resource itself. */
export const unread: Reader = () => undefined;

/** How a body gives a field. */
export interface FieldWrite extends WriteRule {
  /** What the description says of it. */
  readonly schema: JsonSchema;
  readonly read: Reader;
  readonly column: string;
  readonly check?: Check<never>;
  readonly among?: Among;
}

/** `from … where …` of the rows that may be named, of those that are. */
type Among = (ids: readonly unknown[], context: WriteContext) => Sql;

/** The rows of a subject that the caller may see. */
export const inReach =
  (subject: Subject): Among =>
  (ids, { caller }) =>
    sql`from ${name(subject)} t where t.id = any(${ids}::integer[]) and ${readableRows(subject, caller)}`;

/** A list or item below an item: `/requests/{id}/customer`. */
interface Below {
  /** Name of the resource whose rows it gives. */
  readonly target: string;
  readonly isList: boolean;
  /** Which rows of the target (`t`) belong to the parent, of the table given. */
  readonly belongs: (parentId: number, parents: Sql) => Sql;
}

/**
 * One field of a resource, and everything that follows from it: what goes out, filters and sorting, what a body may say
 * and who may say it, and the description of the API.
 */
export interface Field {
  /** Its name on the wire. */
  readonly wire: string;
  /** What its values look like on the wire. */
  readonly schema: JsonSchema;
  /** The JSON value of the field, with the table aliased `t`; absent for what only goes in. */
  readonly select?: (caller: Caller) => Sql;
  /** The bare value that filters and sorts work on; absent for what cannot be filtered. */
  readonly value?: Sql;
  /** Instead of `value` where what is hidden depends on the caller: a filter must not tell what a read hides. */
  readonly valueFor?: (caller: Caller) => Sql;
  readonly filter?: FilterKind;
  readonly sortable?: boolean;
  /** The column that fills it as it is. */
  readonly column?: string;
  /** Absent for what no body may hold. */
  readonly write?: FieldWrite;
  readonly below?: Below;
  /** Name of the resource whose fields filter this one: `request.s_email_agent`. */
  readonly through?: string;
}

interface WriteOptions extends Bounds {
  readonly write?: WriteRule;
  /** Instead of what its type says. */
  readonly read?: Reader;
  readonly input?: JsonSchema;
  readonly check?: Check<never>;
  readonly among?: Among;
}

interface Options extends WriteOptions {
  readonly filter?: FilterKind;
  readonly sort?: boolean;
  /** What it looks like; without it, what its filter says, or text. */
  readonly type?: WireType;
  /** The column is never empty. */
  readonly filled?: boolean;
  /** Name of the resource of the row it points to, served below this one: `/requests/{id}/customer`. */
  readonly below?: string;
  readonly through?: string;
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

/** How a body gives a field of a type, where its declaration says who may. */
function writeOf(
  columnName: string,
  type: WireType | 'email',
  { write, read, input, check, among, ...bounds }: WriteOptions,
): Pick<Field, 'write'> {
  if (!write) return {};
  return {
    write: {
      ...write,
      column: columnName,
      schema: input ?? inputOf(type, read === unread ? undefined : bounds),
      read: read ?? readerOf(type, bounds, write.required === 'create'),
      ...(check ? { check } : {}),
      ...(among ? { among } : {}),
    },
  };
}

function plain(wire: string, columnName: string, select: Sql, options: Options): Field {
  const { filter, filled = false, below, through } = options;
  const type = options.type ?? (filter && typeOfFilter[filter]) ?? 'text';
  return {
    wire,
    schema: filled ? wireTypes[type] : orNull(wireTypes[type]),
    select: () => select,
    value: column(columnName),
    ...(filter ? { filter } : {}),
    sortable: options.sort ?? filter !== undefined,
    column: columnName,
    ...writeOf(columnName, filter === 'email' ? (options.type ?? filter) : type, options),
    ...(below === undefined ? {} : { below: rowOf(columnName, below) }),
    ...(through === undefined ? {} : { through }),
  };
}

const rowOf = (columnName: string, target: string): Below => ({
  target,
  isList: false,
  belongs: (id, parents) =>
    sql`t.id = (select parent.${name(columnName)} from ${parents} parent where parent.id = ${id})`,
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
export const money = (wire: string, columnName: string, options: WriteOptions = {}): Field =>
  plain(wire, columnName, sql`${column(columnName)}::text`, { filter: 'number', ...options });

/** The id of an associated row, or null. */
export const toOne = (wire: string, columnName: string, options: Options = {}): Field =>
  field(wire, columnName, { filter: 'integer', ...options });

/** The id of a value of a list of choices, or null. */
export const choice = (wire: string, columnName: string, list: string, options: Options = {}): Field =>
  toOne(wire, columnName, {
    filter: 'textList',
    max: 32,
    among: (ids) => sql`from enum_values where enum = ${list} and id = any(${ids}::text[])`,
    ...options,
  });

/** A list of ids kept in the row itself. */
export const idList = (
  wire: string,
  columnName: string,
  { below, ...options }: WriteOptions & { readonly below: string },
): Field => ({
  wire,
  schema: wireTypes.ids,
  select: () => sql`to_json(${column(columnName)})`,
  value: column(columnName),
  filter: 'integers',
  column: columnName,
  ...writeOf(columnName, 'ids', options),
  below: {
    target: below,
    isList: true,
    belongs: (id, parents) =>
      sql`t.id in (select unnest(parent.${name(columnName)}) from ${parents} parent where parent.id = ${id})`,
  },
});

// A to-many association inside an entity holds at most this many ids (wire, section 1.2).
const MAX_RELATED = 100;

interface RelatedOptions {
  readonly id?: string;
  /** Column of the other table that holds this row's id, where its rows are served below this one. */
  readonly below?: string;
}

/**
 * The ids of the rows of another table that point at this one and that the caller may see, at most 100, in order.
 * @param on what makes a row of it (`related`) one of this row (`t`)
 */
export function related(
  wire: string,
  table: Subject,
  on: Sql,
  { id = 'id', below }: RelatedOptions = {},
): Field {
  const isCode = id !== 'id';
  const rows = (caller: Caller): Sql =>
    sql`from ${name(table)} related where ${on} and ${readableRows(table, caller, 'related')}`;
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
          valueFor: (caller: Caller) => sql`array(select related.${name(id)} ${rows(caller)})`,
          filter: 'integers' as const,
        }),
    ...(below === undefined
      ? {}
      : {
          below: {
            target: table,
            isList: true,
            belongs: (parent: number) => sql`${column(below)} = ${parent}`,
          },
        }),
  };
}

/** A field that an Oro back office has and this one has no use for: always the same value. */
export const fixed = (wire: string, json: string, options: WriteOptions = {}): Field => ({
  wire,
  schema: { const: JSON.parse(json) as unknown },
  select: () => raw(`'${json}'::json`),
  ...writeOf(wire, 'text', { input: { const: JSON.parse(json) as unknown }, ...options }),
});

/** An association that is the same for every row: there is one organization, and one site. */
export const theOne = (wire: string): Field => ({
  ...fixed(wire, '1'),
  value: raw('1'),
  filter: 'integer',
  sortable: true,
});

/** A value worked out from the row. */
export const computed = (wire: string, type: WireType, value: Sql, options: WriteOptions = {}): Field => ({
  wire,
  schema: wireTypes[type],
  select: () => value,
  ...writeOf(wire, type, options),
});

/** What goes in and never out: a password. */
export const inputOnly = (wire: string, options: WriteOptions): Field => ({
  wire,
  schema: wireTypes.text,
  ...writeOf(wire, 'text', { input: wireTypes.text, ...options }),
});
