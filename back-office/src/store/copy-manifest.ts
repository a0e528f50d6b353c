import { isDigest } from './file-folder';
import type { Checksum } from './copy-archive';

/** The contents of a copy, with checksums; read before anything else of it. */
export interface CopyManifest {
  readonly format: typeof COPY_FORMAT;
  /** ISO, UTC. */
  readonly madeAt: string;
  /** `database.tar.gz`. */
  readonly database: Checksum;
  /** `files/<sha256>`: each is its own checksum. */
  readonly files: readonly Checksum[];
  /** Files named by rows that were already missing from the store. */
  readonly lost: readonly string[];
}

export const COPY_FORMAT = 'intergestion-store-2';
export const MANIFEST = 'manifest.json';
export const DATABASE_ARCHIVE = 'database.tar.gz';
export const nameOfFile = (sha256: string): string => `files/${sha256}`;

const isChecksum = (value: unknown): value is Checksum =>
  typeof value === 'object' &&
  value !== null &&
  'size' in value &&
  'sha256' in value &&
  Number.isSafeInteger(value.size) &&
  typeof value.sha256 === 'string' &&
  isDigest(value.sha256);

const isManifest = (value: unknown): value is CopyManifest =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === COPY_FORMAT &&
  'madeAt' in value &&
  typeof value.madeAt === 'string' &&
  'database' in value &&
  isChecksum(value.database) &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every(isChecksum) &&
  'lost' in value &&
  Array.isArray(value.lost) &&
  value.lost.every((name) => typeof name === 'string');

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
