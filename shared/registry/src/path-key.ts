/** Comparison key of a path: like the router, ignores case and a trailing slash (`/projectsList/`). */
export function pathKey(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase();
  return trimmed === '' ? '/' : trimmed;
}
