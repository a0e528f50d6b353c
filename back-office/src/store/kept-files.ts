/** What the row of a file says of its bytes: the text itself, or the name under which they are kept beside the database. */
export interface KeptBytes {
  /** Base64, as the column `files.content` has it. */
  readonly content: string | null;
  /** SHA-256 in hexadecimal, as the column `files.content_sha256` has it. */
  readonly content_sha256: string | null;
}

/** A kept file, not read yet. */
export interface KeptFile {
  /** Bytes. */
  readonly size: number;
  /**
   * Its bytes, a piece at a time.
   * @throws DamagedFileError after the last piece when they are not those that were kept
   */
  read(): AsyncIterable<Buffer>;
}

/** The bytes of attachments and logos. Where they lie depends on the store; nothing outside of it knows. */
export interface KeptFiles {
  /**
   * Makes bytes safe. To be called before the transaction that writes their row, never inside of it: the disk is slow,
   * and everybody waits for a transaction. What no row names in the end is taken away later.
   * @returns what the row has to say of them
   */
  keep(bytes: Buffer): Promise<KeptBytes>;
  /** What is kept under a name, or undefined when it is lost. */
  find(sha256: string): Promise<KeptFile | undefined>;
}

/** What lies on the disk under the name of a file is something else by now. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
  constructor(sha256: string) {
    super(`The kept file ${sha256} is damaged.`);
  }
}

/** In the rows: instances that share one PostgreSQL share the files with it, and its own tools copy both. */
export const filesInRows: KeptFiles = {
  keep: (bytes) => Promise.resolve({ content: bytes.toString('base64'), content_sha256: null }),
  find: () => Promise.resolve(undefined),
};
