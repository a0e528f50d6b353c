import type { Caller, Role } from '../access/caller';
import { readableRows, type Subject } from '../access/policies';
import type { TextRule } from '../wire/form';
import { name, raw, sql, type Sql } from '../store/sql';
import { orNull, wireTypes, type JsonSchema, type WireType } from '../wire/json-schema';
import { inputOf, readerOf } from './field-input';
import type { Check, Reader, WriteContext } from './write-context';

export type FilterKind =
  | 'integer'
  | 'number'
  | 'text'
  | 'textList'
  | 'email'
  | 'boolean'
  | 'datetime'
  | 'integers';

export interface WriteRule {
  /** Roles that may choose the value; others send the current or default one. Default: all who may write the row. */
  readonly roles?: readonly Role[];
  /** Cannot change after creation. */
  readonly isFinal?: boolean;
  /** The only body that accepts the field; default both. */
  readonly verb?: 'create' | 'update';
  /** The body that must have it; a text that is required on creation cannot be emptied later either. */
  readonly required?: 'create' | 'update';
}

/** Everybody who may write the row may write the field. */
export const anyone: WriteRule = {};
export const required: WriteRule = { required: 'create' };
/** Only these roles may choose the value: `by('ADMIN')`; nobody: `by()`. */
export const by = (...roles: readonly Role[]): WriteRule => ({ roles });

/** Accepted and ignored, or read by the resource itself. */
export const unread: Reader = () => undefined;

export interface FieldWrite extends WriteRule {
  readonly schema: JsonSchema;
  readonly read: Reader;
  readonly column: string;
  readonly check?: Check<never>;
  readonly among?: Among;
}

/** `from … where …` of the rows, among the given ids, that may be named. */
type Among = (ids: readonly unknown[], context: WriteContext) => Sql;

/** The rows of a subject in the caller's scope. */
export const inReach =
  (subject: Subject): Among =>
  (ids, { caller }) =>
    sql`from ${name(subject)} t where t.id = any(${ids}::integer[]) and ${readableRows(subject, caller)}`;

interface Below {
  readonly target: string;
  readonly isList: boolean;
  /** Condition for the rows of the target (`t`) that belong to the parent, a row of `parents`. */
  readonly belongs: (parentId: number, parents: Sql) => Sql;
}

/** A field, from which reading, filters, sorting, writing, permissions and the description derive. */
export interface Field {
  readonly wire: string;
  readonly schema: JsonSchema;
  /** JSON value of the field, with the table aliased `t`; absent for write-only fields. */
  readonly select?: (caller: Caller) => Sql;
  /** Plain value for filters and sorting; absent for fields that cannot be filtered. */
  readonly value?: Sql;
  /** Replaces `value` for fields hidden from some callers: a filter must not reveal what a read hides. */
  readonly valueFor?: (caller: Caller) => Sql;
  readonly filter?: FilterKind;
  readonly sortable?: boolean;
  /** The column, if it is served unchanged. */
  readonly column?: string;
  readonly write?: FieldWrite;
  readonly below?: Below;
  /** Name of the resource whose fields filter this one: `request.s_email_agent`. */
  readonly through?: string;
}

interface WriteOptions extends TextRule {
  readonly write?: WriteRule;
  readonly read?: Reader;
  readonly input?: JsonSchema;
  readonly check?: Check<never>;
  readonly among?: Among;
}

interface Options extends WriteOptions {
  readonly filter?: FilterKind;
  readonly sort?: boolean;
  /** Default: derived from the filter, or text. */
  readonly type?: WireType;
  readonly filled?: boolean;
  /** Name of the associated resource, served below this one: `/requests/{id}/customer`. */
  readonly below?: string;
  readonly through?: string;
}

const column = (columnName: string): Sql => name(`t.${columnName}`);

const typeOfFilter: Readonly<Partial<Record<FilterKind, WireType>>> = {
  integer: 'integer',
  number: 'money',
  boolean: 'boolean',
  datetime: 'datetime',
  integers: 'ids',
};

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

/** A column served unchanged: text, number, boolean, date. */
export const field = (wire: string, columnName: string, options: Options = {}): Field =>
  plain(wire, columnName, column(columnName), options);

/** An integer id from 1. */
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

export const toOne = (wire: string, columnName: string, options: Options = {}): Field =>
  field(wire, columnName, { filter: 'integer', ...options });

export const choice = (wire: string, columnName: string, list: string, options: Options = {}): Field =>
  toOne(wire, columnName, {
    filter: 'textList',
    max: 32,
    among: (ids) => sql`from enum_values where enum = ${list} and id = any(${ids}::text[])`,
    ...options,
  });

/** A list of ids stored in the row. */
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

// Maximum number of ids in a to-many association (wire, section 1.2).
const MAX_RELATED = 100;

interface RelatedOptions {
  readonly id?: string;
  /** Foreign key column of the other table, if its rows are served below this one. */
  readonly below?: string;
}

/** At most 100 ids, sorted, of rows in scope that `on` links (`related`) to this row (`t`). */
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
          // Filters search all rows, also beyond the first hundred.
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

/** A field that Oro has and that is not used here: a constant. */
export const fixed = (wire: string, json: string, options: WriteOptions = {}): Field => ({
  wire,
  schema: { const: JSON.parse(json) as unknown },
  select: () => raw(`'${json}'::json`),
  ...writeOf(wire, 'text', { input: { const: JSON.parse(json) as unknown }, ...options }),
});

/** An association that is the same for every row: there is one organization and one site. */
export const theOne = (wire: string): Field => ({
  ...fixed(wire, '1'),
  value: raw('1'),
  filter: 'integer',
  sortable: true,
});

export const computed = (wire: string, type: WireType, value: Sql, options: WriteOptions = {}): Field => ({
  wire,
  schema: wireTypes[type],
  select: () => value,
  ...writeOf(wire, type, options),
});

export const inputOnly = (wire: string, options: WriteOptions): Field => ({
  wire,
  schema: wireTypes.text,
  ...writeOf(wire, 'text', { input: wireTypes.text, ...options }),
});
