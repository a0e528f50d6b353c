/** What a path is compared by: case and a closing slash do not matter, as in the router (`/projectsList/`). */
export function pathKey(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase();
  return trimmed === '' ? '/' : trimmed;
}
