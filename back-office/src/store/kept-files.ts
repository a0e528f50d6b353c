/** The file columns of a row: the content, or its digest if stored outside the database. */
export interface KeptBytes {
  /** Base64, for the column `files.content`. */
  readonly content: string | null;
  /** SHA-256 in hexadecimal, for the column `files.content_sha256`. */
  readonly content_sha256: string | null;
}

export interface KeptFile {
  /** Bytes. */
  readonly size: number;
  /** Its bytes in chunks. @throws DamagedFileError after the last chunk when the digest does not match */
  read(): AsyncIterable<Buffer>;
}

/** Stores the bytes of attachments and logos. Code outside the store does not know where. */
export interface KeptFiles {
  /**
   * Stores bytes durably, before the transaction of their row: the disk is slow. Unnamed files are deleted.
   */
  keep(bytes: Buffer): Promise<KeptBytes>;
  find(sha256: string): Promise<KeptFile | undefined>;
}

/** The content of a stored file no longer matches its digest. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
  constructor(sha256: string) {
    super(`The kept file ${sha256} is damaged.`);
  }
}

/** Bytes in rows: instances share them by their PostgreSQL, and its backups hold them. */
export const filesInRows: KeptFiles = {
  keep: (bytes) => Promise.resolve({ content: bytes.toString('base64'), content_sha256: null }),
  find: () => Promise.resolve(undefined),
};
