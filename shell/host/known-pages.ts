import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '../src/registry/read-registry';
import { readRelease } from '../src/registry/read-release';
import type { RemoteEntry, RemoteRoute } from '../src/registry/registry';

/** Whether a path has a hidden file or folder in it: `/.git/config`, `/.env`, `/a/%2ehtaccess`. */
export const isHidden = (pathname: string): boolean =>
  segmentsOf(pathname).some((segment) => segment.startsWith('.'));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (pathname: string): readonly string[] =>
  pathname.replace(/\/+$/, '').split('/').slice(1).map(decoded);

type Pattern = readonly string[];

/** As the router compares: without case, `:name` is one piece, `:name?` one or none, `*` the rest. */
function matches(pattern: Pattern, segments: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return segments.length === 0;
  if (first === '*') return true;
  const [segment, ...others] = segments;
  if (first.endsWith('?') && matches(rest, segments)) return true;
  if (segment === undefined) return false;
  const isSame = first.startsWith(':') || first.replace(/\?$/, '').toLowerCase() === segment.toLowerCase();
  return isSame && matches(rest, others);
}

/** The pages of every version that somebody may get: the stable one, a canary, what it falls back to, previews. */
async function routesOf(dist: string, { name, versions }: RemoteEntry): Promise<readonly RemoteRoute[]> {
  const found = Object.entries(versions).map(async ([version, { declared, description }]) => {
    if (declared ?? description) return (declared ?? description)?.routes ?? [];
    const file = path.join(dist, 'remotes', name, version, 'remote.json');
    try {
      return readRelease(name, version, JSON.parse(await readFile(file, 'utf8'))).routes;
    } catch {
      // Nobody can open a version whose description cannot be read.
      return [];
    }
  });
  return (await Promise.all(found)).flat();
}

async function readPatterns(dist: string): Promise<readonly Pattern[] | undefined> {
  try {
    const file = JSON.parse(await readFile(path.join(dist, 'remotes.json'), 'utf8')) as unknown;
    const { registry, refused } = readRegistry(file);
    const entries = Object.values(registry.remotes);
    // Of a remote that cannot be read nobody knows the pages.
    if (refused.length > 0 || entries.length === 0) return undefined;
    const routes = await Promise.all(entries.map((entry) => routesOf(dist, entry)));
    return routes.flat().map((route) => segmentsOf(route.path));
  } catch {
    return undefined;
  }
}

/**
 * Tells which paths are pages: those that a remote of the registry declares, for whichever role. While the registry
 * cannot be read every path may be one.
 * @param dist folder of the builds; looked at again when its registry was written
 */
export function createPages(dist: string): (pathname: string) => Promise<boolean> {
  let known:
    | { readonly stamp: string; readonly patterns: Promise<readonly Pattern[] | undefined> }
    | undefined;
  return async (pathname) => {
    const found = await stat(path.join(dist, 'remotes.json')).catch(() => undefined);
    const stamp = found === undefined ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (known?.stamp !== stamp) known = { stamp, patterns: readPatterns(dist) };
    const patterns = await known.patterns;
    const segments = segmentsOf(pathname);
    return patterns?.some((pattern) => matches(pattern, segments)) ?? true;
  };
}
