import type { Caller } from '../access/caller';
import type { Subject } from '../access/policies';
import type { Holdings } from '../auth/limits';
import type { JsonObject } from '../wire/json-body';
import type { Queryable, Transaction } from '../store/database';
import type { KeptFiles } from '../store/kept-files';
import type { Sql } from '../store/sql';
import type { Field } from './field';
import type { JsonSchema } from '../wire/json-schema';

/** A list or item below an item: `/requests/{id}/customer`. */
export interface SubResource {
  readonly name: string;
  /** Name of the resource whose rows it gives. */
  readonly target: string;
  readonly isList: boolean;
  /** Which rows of the target (`t`) belong to the parent. */
  readonly belongs: (parentId: number) => Sql;
}

/** Everything a write needs besides its input. */
export interface WriteContext {
  readonly caller: Caller;
  readonly now: Date;
  readonly database: Queryable;
  readonly holdings: Holdings;
  /** Where the bytes of attachments go, before the transaction. */
  readonly files: KeptFiles;
  /** Columns given by `If-Match`: the write must find this version, or 412. */
  readonly expected: Expected | undefined;
}

/** What the caller last saw of a row: its version (ETag), or its `updatedAt` as it went out. */
export type Expected = { readonly version: number } | { readonly updatedAt: string };

/**
 * What is left to do inside the transaction, once the body was read and everything slow (hashing) is done.
 * Answers the id of the row.
 */
export type Write = (tx: Transaction) => Promise<number>;
/** The same for a deletion. */
export type Removal = (tx: Transaction) => Promise<void>;

/** What the body of a write may hold, as its form reads it. */
export interface BodyShape {
  readonly fields: readonly string[];
  /** Without these it is refused. */
  readonly required?: readonly string[];
  /** What does not go in as it goes out. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
}

/** A resource of the wire: its fields, what is below it, and how it is written. Access is in `access/policies`. */
export interface Resource {
  /** Name in the path: `/admin/api/{name}`. */
  readonly name: string;
  readonly subject: Subject;
  /** Table, or a subquery in brackets, that is aliased `t`. */
  readonly from: Sql;
  readonly id: { readonly column: string; readonly kind: 'integer' | 'text' };
  readonly fields: readonly Field[];
  readonly hasList: boolean;
  /** Its content may lie beside the database: it is sent by `sendFile`. */
  readonly isFile?: boolean;
  /** Filters through an association: `request.s_email_agent`. */
  readonly through?: readonly Association[];
  readonly below?: readonly SubResource[];
  /** The table has `version` and `updated_at`: items carry an ETag and honour If-Match. */
  readonly isVersioned?: boolean;
  /** What goes out of a row depends on the row alone: neither on who reads, nor on other rows. */
  readonly isOfRowAlone?: boolean;
  readonly create?: (body: JsonObject, context: WriteContext) => Promise<Write>;
  /** Bytes that the body of a creation may have, where it carries files; else what every body may have. */
  readonly createBodyLimit?: number;
  /** The caller as they are once they made this row: what they look after may have grown by it. */
  readonly callerAfter?: (caller: Caller, id: number) => Caller;
  readonly update?: (body: JsonObject, id: number, context: WriteContext) => Promise<Write>;
  readonly remove?: (id: number, context: WriteContext) => Promise<Removal>;
  /** The bodies of creation and change, for the description of the API. */
  readonly accepts?: { readonly create?: BodyShape; readonly update?: BodyShape };
}

/** A way from a row to a row of another resource, for filters. */
export interface Association {
  readonly name: string;
  readonly target: string;
  /** Column of this table that holds the id of the other. */
  readonly column: string;
}
