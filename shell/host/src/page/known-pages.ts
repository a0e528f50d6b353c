import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '@portal/registry/read-release';
import type { RemoteEntry, RemoteRoute } from '@portal/registry/registry';
import { byPrecision, isLiteral, matches, segmentsOf } from '@portal/registry/path-pattern';
import { readCurrentRegistry, stampOf } from '../files/current-registry';

/** Whether a path contains a hidden file or folder: `/.git/config`, `/.env`, `/a/%2ehtaccess`. */
export const isHidden = (pathname: string): boolean =>
  segmentsOf(pathname).some((segment) => segment.startsWith('.'));

/** An indexable page: the same for everybody, with a description from its remote. */
export interface FoundPage {
  /** As declared: its canonical path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface KnownPages {
  /** Whether a remote declares the path, for any role, in any version that a user may get. */
  has(pathname: string): boolean;
  /** The visitor's title of a page; undefined without a page, or when each role has another. */
  titleOf(pathname: string): string | undefined;
  /** The indexable page at a path, in any spelling. */
  find(pathname: string): FoundPage | undefined;
  /** Indexable pages, in order of declaration. */
  readonly found: readonly FoundPage[];
  /** Declared paths that redirect to the sign-in without a session. */
  readonly closed: readonly string[];
}

const isOpen = ({ access, roles }: RemoteRoute): boolean => access === 'public' && roles.includes('VISITOR');

/**
 * @param stable routes of each remote's stable release: the public state of the portal
 * @param offered routes of the other versions that users may get
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

/** The routes in a release's own file; undefined when it cannot be read. */
async function readRoutes(dist: string, name: string, version: string) {
  const file = path.join(dist, 'remotes', name, version, 'remote.json');
  try {
    return readRelease(name, version, JSON.parse(await readFile(file, 'utf8'))).routes;
  } catch {
    // A version with an unreadable description cannot be opened, unless the registry contains it.
    return undefined;
  }
}

/** The stable release's routes with all details; the registry leaves some out. */
const stableRoutes = async (dist: string, { name, stable, versions }: RemoteEntry) =>
  (await readRoutes(dist, name, stable)) ?? versions[stable]?.declared?.routes ?? [];

/** The routes of all other available versions: canary, fallbacks, previews. */
async function offeredRoutes(dist: string, { name, stable, versions }: RemoteEntry) {
  const others = Object.entries(versions).filter(([version]) => version !== stable);
  const routes = others.map(
    async ([version, { declared }]) => declared?.routes ?? (await readRoutes(dist, name, version)) ?? [],
  );
  return (await Promise.all(routes)).flat();
}

async function readPages(dist: string): Promise<KnownPages | undefined> {
  try {
    const { registry, refused } = readCurrentRegistry(dist);
    const entries = Object.values(registry.remotes);
    // The pages of an unreadable remote are unknown.
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
 * Tracks which pages exist: those declared by the remotes in the registry. If the registry becomes unreadable, the
 * last state counts; undefined if it was never readable: any path may then be a page, and none is indexed.
 * @param dist folder of the builds; read again when its registry was written
 */
export function createPages(dist: string): () => Promise<KnownPages | undefined> {
  let last: KnownPages | undefined;
  let known:
    | { readonly stamp: string | undefined; readonly pages: Promise<KnownPages | undefined> }
    | undefined;
  const look = async () => {
    last = (await readPages(dist)) ?? last;
    return last;
  };
  return () => {
    const stamp = stampOf(dist, known?.stamp);
    if (!known || known.stamp !== stamp) known = { stamp, pages: look() };
    return known.pages;
  };
}
