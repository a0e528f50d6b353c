import type { Caller } from '../access/caller';
import type { Holdings } from '../auth/limits';
import type { Form } from '../wire/form';
import type { Queryable } from '../store/database';
import type { KeptFiles } from '../store/kept-files';

/** Everything a write needs besides its input. */
export interface WriteContext {
  readonly caller: Caller;
  readonly now: Date;
  readonly database: Queryable;
  readonly holdings: Holdings;
  /** Where the bytes of attachments go, before the transaction. */
  readonly files: KeptFiles;
  /** The row that is changed or removed; undefined at a creation. */
  readonly id: number | undefined;
  /** What `If-Match` says: the write must find this version, or 412. */
  readonly expected: Expected | undefined;
}

/** The context of a write to a row that is there. */
export type ChangeContext = WriteContext & { readonly id: number };

/** What the caller last saw of a row: its version (ETag), or its `updatedAt` as it went out. */
export type Expected = { readonly version: number } | { readonly updatedAt: string };

/** Reads a field of a body: undefined when it is to stay as it is, null when emptied. The form notes what is wrong. */
export type Reader = (form: Form, wire: string, context: WriteContext) => unknown;

/** Looks at a value that was read and is not empty; the form notes what is wrong. */
export type Check<V> = (value: V, form: Form, wire: string, context: WriteContext) => void | Promise<void>;
