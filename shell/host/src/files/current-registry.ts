import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readObject } from '@portal/registry/read-json';
import { readRegistry, type ReadRegistry } from '@portal/registry/read-registry';

/** The registry that browsers get. */
export interface CurrentRegistry extends ReadRegistry {
  readonly bytes: Buffer;
  /** Why `remotes.json` is not it, so that a registry of the history is; undefined when it is. */
  readonly problem: string | undefined;
}

const ENTRY = /^(\d+)\.json$/;

const parsed = (bytes: Buffer): ReadRegistry => readRegistry(JSON.parse(bytes.toString('utf8')));

function kept(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The newest registry of the history of which browsers refuse nothing. */
function newestKept(dist: string): Omit<CurrentRegistry, 'problem'> | undefined {
  const folder = path.join(dist, 'remotes/.history');
  const serials = kept(folder).flatMap((file) => ENTRY.exec(file)?.[1] ?? []);
  for (const serial of serials.map(Number).sort((one, other) => other - one)) {
    try {
      const text = readFileSync(path.join(folder, `${String(serial)}.json`), 'utf8');
      const { registry } = readObject(JSON.parse(text), 'history');
      const bytes = Buffer.from(`${JSON.stringify(registry)}\n`);
      const read = parsed(bytes);
      if (read.refused.length === 0) return { ...read, bytes };
    } catch {
      // Damaged as well, or of another format: an older one may not be.
    }
  }
  return undefined;
}

/**
 * Changes whenever `remotes.json` does; undefined when there is none.
 * @param before the last stamp, which counts while the disk, such as a mounted one, does not say
 */
export function stampOf(dist: string, before: string | undefined): string | undefined {
  try {
    const found = statSync(path.join(dist, 'remotes.json'), { throwIfNoEntry: false });
    return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
  } catch {
    return before;
  }
}

/**
 * Reads `remotes.json`; where it is no registry, the newest good one of the history counts, as it was served before.
 * Synchronous: a request whose client has closed its side must not wait.
 * @param dist folder of the builds
 * @throws when there is no such file, or it is no registry and the history has none
 */
export function readCurrentRegistry(dist: string): CurrentRegistry {
  const bytes = readFileSync(path.join(dist, 'remotes.json'));
  try {
    return { ...parsed(bytes), bytes, problem: undefined };
  } catch (error) {
    const instead = newestKept(dist);
    if (!instead) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const { serial } = instead.registry;
    return {
      ...instead,
      problem: `remotes.json cannot be read (${why}): registry ${String(serial)} of the history is served instead`,
    };
  }
}
