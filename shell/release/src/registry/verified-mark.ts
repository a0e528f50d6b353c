import { readFileSync } from 'node:fs';
import { readObject } from '@portal/registry/read-json';
import { replaceFile } from '../locks/durable-file';
import type { BuiltRelease } from './built-release';
import { verifiedFileOf } from './release-folders';

/** The digest under which an uploaded release was verified; undefined when it was not. */
export function markedDigest(dist: string, name: string, version: string): unknown {
  try {
    return readObject(JSON.parse(readFileSync(verifiedFileOf(dist, name, version), 'utf8')), 'mark')[
      'digest'
    ];
  } catch {
    return undefined;
  }
}

/** Notes durably that every file of an uploaded release was verified through the server. */
export function markVerified(dist: string, { release, digest }: BuiltRelease): void {
  replaceFile(
    verifiedFileOf(dist, release.name, release.version),
    `${JSON.stringify({ digest, at: new Date().toISOString() })}\n`,
  );
}
