import type { Caller } from '../access/caller';
import type { Subject } from '../access/policies';
import type { JsonObject } from '../wire/json-body';
import type { Transaction } from '../store/database';
import { raw, type Sql } from '../store/sql';
import type { Permitted } from '../access/field-policies';
import type { Field } from './field';
import type { Input } from './read-body';
import type { ChangeContext, WriteContext } from './write-context';

export interface SubResource {
  readonly name: string;
  readonly target: string;
  readonly isList: boolean;
  readonly belongs: (parentId: number) => Sql;
}

/** The part of a write inside the transaction, after slow work such as hashing. Returns the row's id. */
export type Write = (tx: Transaction) => Promise<number>;
export type Removal = (tx: Transaction) => Promise<void>;

/** A resource of the wire: its fields, associations and writes. Access is in `access/policies`. */
export interface Resource {
  /** Name in the path: `/admin/api/{name}`. */
  readonly name: string;
  readonly subject: Subject;
  /** Table, or subquery in brackets, aliased as `t`. */
  readonly from: Sql;
  readonly id: { readonly column: string; readonly kind: 'integer' | 'text' };
  readonly fields: readonly Field[];
  readonly hasList: boolean;
  /** Its content may be stored outside the database; sent by `sendFile`. */
  readonly isFile?: boolean;
  /** The table has `version` and `updated_at`: items have an ETag and honour If-Match. */
  readonly isVersioned?: boolean;
  /** What is served depends on the row alone, not on the reader or on other rows, so that it can be cached. */
  readonly isOfRowAlone?: boolean;
  /** Values that are accepted for fields the caller may not choose: forms send back what they read. */
  readonly permitted?: (body: JsonObject, context: WriteContext) => Permitted | Promise<Permitted>;
  readonly create?: (input: Input, context: WriteContext) => Write | Promise<Write>;
  readonly register?: (input: Input, context: WriteContext) => Write | Promise<Write>;
  readonly createBodyLimit?: number;
  /** The caller after creating this row, which may have extended their scope. */
  readonly callerAfter?: (caller: Caller, id: number) => Caller;
  readonly update?: (input: Input, context: ChangeContext) => Write | Promise<Write>;
  /** Whether staff may ask what a write would tell, and to whom, before it. */
  readonly isRehearsed?: boolean;
  readonly remove?: (context: ChangeContext) => Removal;
}

/** Defaults of most resources: a table with a list and integer ids from 1. */
export const rowsOf = (subject: Subject, table: string = subject) =>
  ({
    name: subject,
    subject,
    from: raw(table),
    id: { column: 'id', kind: 'integer' },
    hasList: true,
  }) as const;

export const belowOf = ({ fields, from }: Resource): SubResource[] =>
  fields.flatMap(({ wire, below }) =>
    below ? [{ ...below, name: wire, belongs: (id: number) => below.belongs(id, from) }] : [],
  );

export interface ResourceTable {
  readonly all: readonly Resource[];
  /** @throws Error for an unknown name: a mistake in a definition, found when the server starts */
  find(name: string): Resource;
}

export function resourceTable(all: readonly Resource[]): ResourceTable {
  const byName = new Map(all.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`No resource is named ${name}`);
    return resource;
  };
  for (const resource of all) {
    belowOf(resource).forEach(({ target }) => find(target));
    resource.fields.forEach(({ through }) => through === undefined || find(through));
  }
  return { all, find };
}
