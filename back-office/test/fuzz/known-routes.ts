import type { FastifyInstance } from 'fastify';

/** A path of the server, cut where an id goes: `['/admin/api/requests/', '/customer']`. */
export interface KnownRoute {
  readonly parts: readonly string[];
  /** Its last part that is no id. */
  readonly name: string;
}

const LINE = /^([│ ]*)[├└]── (\S+) \(/;
const INDENT = 4;

/** Every path that the server really has, read from its own router: a new route is fuzzed without being named here. */
export function knownRoutes(app: FastifyInstance): KnownRoute[] {
  const above: string[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part] = LINE.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / INDENT;
    above.length = depth;
    above[depth] = part;
    const path = above.join('');
    if (path !== '*') paths.push(path);
  }
  return paths.map((path) => ({
    parts: path.split(/:\w+|\*/),
    name: path.split('/').findLast((part) => part !== '' && part !== '*' && !part.startsWith(':')) ?? '',
  }));
}
