function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The decoded segments of a path, ignoring trailing slashes. */
export const segmentsOf = (pathname: string): readonly string[] =>
  pathname.replace(/\/+$/, '').split('/').slice(1).map(decoded);

/** The segments of a declared path: words, `:name`, `:name?`, `*`. */
export type Pattern = readonly string[];

/** Matches like the router: case-insensitive, `:name` is one segment, `:name?` one or none, `*` the rest. */
export function matches(pattern: Pattern, segments: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return segments.length === 0;
  if (first === '*') return true;
  const [segment, ...others] = segments;
  if (first.endsWith('?') && matches(rest, segments)) return true;
  if (segment === undefined) return false;
  const isSame = first.startsWith(':') || first.replace(/\?$/, '').toLowerCase() === segment.toLowerCase();
  return isSame && matches(rest, others);
}

/** Whether a declared path has no parameters. */
export const isLiteral = (pattern: Pattern): boolean =>
  pattern.every((piece) => piece !== '*' && !piece.startsWith(':') && !piece.endsWith('?'));

/** Orders matching paths like the router: literal segments first, `/file/new` before `/file/:id`. */
export function byPrecision(one: Pattern, other: Pattern): number {
  const looseness = (pattern: Pattern) =>
    pattern.map((piece) => (piece === '*' ? '2' : piece.startsWith(':') ? '1' : '0')).join('');
  return looseness(one).localeCompare(looseness(other));
}

/** Comparison key of a path: like the router, ignores case and a trailing slash (`/projectsList/`). */
export function pathKey(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase();
  return trimmed === '' ? '/' : trimmed;
}
