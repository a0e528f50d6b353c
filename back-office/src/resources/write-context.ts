import type { Caller } from '../access/caller';
import type { FileScanner } from '../attachments/scan-files';
import type { Holdings } from '../auth/limits';
import type { Form } from '../wire/form';
import type { Mailer } from '../mail/mailer';
import type { Queryable } from '../store/database';
import type { KeptFiles } from '../store/kept-files';

export interface WriteContext {
  readonly caller: Caller;
  readonly now: Date;
  readonly database: Queryable;
  readonly holdings: Holdings;
  readonly post: Pick<Mailer, 'post'>;
  readonly files: Pick<KeptFiles, 'keep'>;
  /** Asked about each file before it is kept; undefined where none is set. */
  readonly scanner: Pick<FileScanner, 'scan'> | undefined;
  /** The row to update or delete; undefined on creation. */
  readonly id: number | undefined;
  /** Id of a row that is made and taken back, so that none of the table's numbers is used up; else the next one. */
  readonly passingId?: number;
  /** From `If-Match`: the version that the row must have, or 412. */
  readonly expected: Expected | undefined;
}

export type ChangeContext = WriteContext & { readonly id: number };

/** The version that the caller read: its ETag, or its `updatedAt` as served. */
export type Expected = { readonly version: number } | { readonly updatedAt: string };

/** Reads a field of a body: undefined leaves it unchanged, null empties it. Reports problems in the form. */
export type Reader = (form: Form, wire: string, context: WriteContext) => unknown;

export type Check<V> = (value: V, form: Form, wire: string, context: WriteContext) => void | Promise<void>;
