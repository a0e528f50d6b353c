import { pathKey } from '@portal/registry/path-pattern';
import type { MenuEntry } from '@portal/registry/registry';

/** Whether a path is a place or below it; the root counts only for itself. */
const isWithin = (path: string, place: string) =>
  path === place || (path !== '/' && place.startsWith(`${path}/`));

/**
 * The `aria-current` of a menu entry: `page` on its own page, `true` in its section, such as a file that belongs to a
 * list.
 *
 * @param pathname the current path
 */
export function entryMark({ to, sections }: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  const place = pathKey(pathname);
  if (pathKey(to) === place) return 'page';
  return [to, ...sections].some((path) => isWithin(pathKey(path), place)) ? 'true' : undefined;
}
