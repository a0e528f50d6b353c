import { isObject } from '../wire/json-body';
import { isDigest } from './file-folder';
import type { Checksum } from './copy-archive';

/** The contents of a copy, with checksums; read before anything else of it. */
export interface CopyManifest {
  readonly format: typeof COPY_FORMAT;
  readonly madeAt: string;
  readonly database: Checksum;
  /** `files/<sha256>`: each is its own checksum. */
  readonly files: readonly Checksum[];
  /** Files named by rows that were already missing from the store. */
  readonly lost: readonly string[];
}

const COPY_FORMAT = 'intergestion-store-2';
export const MANIFEST = 'manifest.json';
export const DATABASE_ARCHIVE = 'database.tar.gz';
export const nameOfFile = (sha256: string): string => `files/${sha256}`;

export interface FoundFiles {
  readonly kept: readonly Checksum[];
  readonly lost: readonly string[];
}

export const manifestOf = (now: Date, database: Checksum, { kept, lost }: FoundFiles): CopyManifest => ({
  format: COPY_FORMAT,
  madeAt: now.toISOString(),
  database,
  files: kept,
  lost,
});

const isChecksum = (value: unknown): value is Checksum =>
  isObject(value) &&
  Number.isSafeInteger(value['size']) &&
  typeof value['sha256'] === 'string' &&
  isDigest(value['sha256']);

const isManifest = (value: unknown): value is CopyManifest => {
  if (!isObject(value)) return false;
  const { format, madeAt, database, files, lost } = value;
  return (
    format === COPY_FORMAT &&
    typeof madeAt === 'string' &&
    isChecksum(database) &&
    Array.isArray(files) &&
    files.every(isChecksum) &&
    Array.isArray(lost) &&
    lost.every((name) => typeof name === 'string')
  );
};

/** @throws Error with a clear message when the text is no manifest */
export function readManifest(text: string): CopyManifest {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = undefined;
  }
  if (!isManifest(found)) throw new Error(`its ${MANIFEST} cannot be read`);
  return found;
}
