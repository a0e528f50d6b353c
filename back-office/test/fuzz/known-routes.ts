import type { FastifyInstance } from 'fastify';

/** A path of the server, split where ids go: `['/admin/api/requests/', '/customer']`. */
export interface KnownRoute {
  readonly parts: readonly string[];
  /** The last segment that is not an id. */
  readonly name: string;
}

const LINE = /^([│ ]*)[├└]── (\S+) \(/;
const INDENT = 4;

/** Every path of the server, read from its router so that new routes are fuzzed too. */
export function knownRoutes(app: FastifyInstance): KnownRoute[] {
  const above: string[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part] = LINE.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / INDENT;
    above.length = depth;
    above[depth] = part;
    // The tree leaves out the slash before a `*`; `/admin/api2` is no path of the API.
    const path = above.join('').replace(/([^/])\*$/, '$1/*');
    // Links of mails answer with pages, also when they refuse: see `notices/stop-routes.test.ts`.
    if (path !== '*' && !path.startsWith('/api/mails/')) paths.push(path);
  }
  return paths.map((path) => ({
    parts: path.split(/:\w+|\*/),
    name: path.split('/').findLast((part) => part !== '' && part !== '*' && !part.startsWith(':')) ?? '',
  }));
}
