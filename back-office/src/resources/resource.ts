import type { Caller } from '../access/caller';
import type { Subject } from '../access/policies';
import type { JsonObject } from '../wire/json-body';
import type { Transaction } from '../store/database';
import { raw, type Sql } from '../store/sql';
import type { Permitted } from '../access/field-policies';
import type { Field } from './field';
import type { Input } from './read-body';
import type { ChangeContext, WriteContext } from './write-context';

/** A list or item below an item: `/requests/{id}/customer`. */
export interface SubResource {
  readonly name: string;
  /** Name of the resource whose rows it gives. */
  readonly target: string;
  readonly isList: boolean;
  /** Which rows of the target (`t`) belong to the parent. */
  readonly belongs: (parentId: number) => Sql;
}

/**
 * What is left to do inside the transaction, once the body was read and everything slow (hashing) is done.
 * Answers the id of the row.
 */
export type Write = (tx: Transaction) => Promise<number>;
/** The same for a deletion. */
export type Removal = (tx: Transaction) => Promise<void>;

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
  /** The table has `version` and `updated_at`: items carry an ETag and honour If-Match. */
  readonly isVersioned?: boolean;
  /** What goes out of a row depends on the row alone: neither on who reads, nor on other rows. */
  readonly isOfRowAlone?: boolean;
  /** The values with which fields that the caller may not choose may still be sent: forms send back what they read. */
  readonly permitted?: (body: JsonObject, context: WriteContext) => Permitted | Promise<Permitted>;
  readonly create?: (input: Input, context: WriteContext) => Write | Promise<Write>;
  /** Creation by whoever has no account yet. */
  readonly register?: (input: Input, context: WriteContext) => Write | Promise<Write>;
  /** Bytes that the body of a creation may have, where it carries files; else what every body may have. */
  readonly createBodyLimit?: number;
  /** The caller as they are once they made this row: what they look after may have grown by it. */
  readonly callerAfter?: (caller: Caller, id: number) => Caller;
  readonly update?: (input: Input, context: ChangeContext) => Write | Promise<Write>;
  readonly remove?: (context: ChangeContext) => Removal;
}

/** What most resources are: the rows of a table, listed, with an id that counts from 1. */
export const rowsOf = (subject: Subject, table: string = subject) =>
  ({
    name: subject,
    subject,
    from: raw(table),
    id: { column: 'id', kind: 'integer' },
    hasList: true,
  }) as const;

/** What is below an item, as its fields say. */
export const belowOf = ({ fields, from }: Resource): SubResource[] =>
  fields.flatMap(({ wire, below }) =>
    below ? [{ ...below, name: wire, belongs: (id: number) => below.belongs(id, from) }] : [],
  );
