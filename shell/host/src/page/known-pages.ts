import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '@portal/registry/read-registry';
import { readRelease } from '@portal/registry/read-release';
import type { RemoteEntry, RemoteRoute } from '@portal/registry/registry';
import { byPrecision, isLiteral, matches, segmentsOf } from '@portal/registry/path-pattern';

/** Whether a path has a hidden file or folder in it: `/.git/config`, `/.env`, `/a/%2ehtaccess`. */
export const isHidden = (pathname: string): boolean =>
  segmentsOf(pathname).some((segment) => segment.startsWith('.'));

/** A page that is meant to be found: it is the same for everybody, and its remote says what it is about. */
export interface FoundPage {
  /** As declared: its one address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The pages that the remotes of the registry declare. */
export interface KnownPages {
  /** Whether a remote declares the path, for whichever role, in any version that somebody may get. */
  has(pathname: string): boolean;
  /** What a visitor finds there is called; undefined where there is no page, or where each role has another. */
  titleOf(pathname: string): string | undefined;
  /** The page that is meant to be found at a path, however it is written. */
  find(pathname: string): FoundPage | undefined;
  /** In the order in which they are declared. */
  readonly found: readonly FoundPage[];
  /** Declared paths that show nothing but the sign-in to who has no session. */
  readonly closed: readonly string[];
}

const isOpen = ({ access, roles }: RemoteRoute): boolean => access === 'public' && roles.includes('VISITOR');

/**
 * @param stable what the stable release of each remote declares: what everybody is told of the portal
 * @param offered what the other versions declare that somebody may get
 */
export function knownPagesOf(
  stable: readonly RemoteRoute[],
  offered: readonly RemoteRoute[] = [],
): KnownPages {
  const patterns = [...stable, ...offered].map((route) => segmentsOf(route.path));
  const declared = stable
    .map((route) => ({ route, pattern: segmentsOf(route.path) }))
    .sort((one, other) => byPrecision(one.pattern, other.pattern));
  const found = stable.flatMap((route): readonly FoundPage[] => {
    const { path: at, title, description } = route;
    if (description === undefined || !isOpen(route) || !isLiteral(segmentsOf(at))) return [];
    return [{ path: at, title, description }];
  });
  const open = new Set(stable.filter(isOpen).map((route) => route.path));
  return {
    has: (pathname) => patterns.some((pattern) => matches(pattern, segmentsOf(pathname))),
    titleOf(pathname) {
      const here = declared.filter(({ pattern }) => matches(pattern, segmentsOf(pathname)));
      const nearest = here.filter(({ pattern }) => here[0] && byPrecision(pattern, here[0].pattern) === 0);
      const visited = nearest.find(({ route }) => isOpen(route));
      const titles = new Set((visited ? [visited] : nearest).map(({ route }) => route.title));
      return titles.size === 1 ? [...titles][0] : undefined;
    },
    find: (pathname) => found.find((page) => matches(segmentsOf(page.path), segmentsOf(pathname))),
    found,
    closed: [...new Set(stable.map((route) => route.path))].filter((at) => !open.has(at)),
  };
}

/** What a release says of itself in its own file; undefined when that cannot be read. */
async function readRoutes(dist: string, name: string, version: string) {
  const file = path.join(dist, 'remotes', name, version, 'remote.json');
  try {
    return readRelease(name, version, JSON.parse(await readFile(file, 'utf8'))).routes;
  } catch {
    // Nobody can open a version whose description cannot be read, unless the registry has it.
    return undefined;
  }
}

/** The pages of the stable release, with all that it says of them: the registry has less. */
const stableRoutes = async (dist: string, { name, stable, versions }: RemoteEntry) =>
  (await readRoutes(dist, name, stable)) ?? versions[stable]?.declared?.routes ?? [];

/** The pages of every other version that somebody may get: a canary, what it falls back to, previews. */
async function offeredRoutes(dist: string, { name, stable, versions }: RemoteEntry) {
  const others = Object.entries(versions).filter(([version]) => version !== stable);
  const routes = others.map(
    async ([version, { declared }]) => declared?.routes ?? (await readRoutes(dist, name, version)) ?? [],
  );
  return (await Promise.all(routes)).flat();
}

async function readPages(dist: string): Promise<KnownPages | undefined> {
  try {
    const file = JSON.parse(await readFile(path.join(dist, 'remotes.json'), 'utf8')) as unknown;
    const { registry, refused } = readRegistry(file);
    const entries = Object.values(registry.remotes);
    // Of a remote that cannot be read nobody knows the pages.
    if (refused.length > 0 || entries.length === 0) return undefined;
    const [stable, offered] = await Promise.all([
      Promise.all(entries.map((entry) => stableRoutes(dist, entry))),
      Promise.all(entries.map((entry) => offeredRoutes(dist, entry))),
    ]);
    return knownPagesOf(stable.flat(), offered.flat());
  } catch {
    return undefined;
  }
}

/**
 * Tells which pages there are: those that the remotes of the registry declare. While the registry cannot be read, what it
 * said last counts; undefined when it could not be read yet: every path may then be a page, and none is to be found.
 * @param dist folder of the builds; looked at again when its registry was written
 */
export function createPages(dist: string): () => Promise<KnownPages | undefined> {
  let last: KnownPages | undefined;
  let known: { readonly stamp: string; readonly pages: Promise<KnownPages | undefined> } | undefined;
  const look = async () => {
    last = (await readPages(dist)) ?? last;
    return last;
  };
  return async () => {
    const found = await stat(path.join(dist, 'remotes.json')).catch(() => undefined);
    const stamp = found === undefined ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (known?.stamp !== stamp) known = { stamp, pages: look() };
    return known.pages;
  };
}
