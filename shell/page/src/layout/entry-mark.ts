import { pathKey } from '@portal/registry/path-key';
import type { MenuEntry } from '../remotes';

/** A path is within itself and what is below it; below the root there is nothing, or everything would be. */
const isWithin = (path: string, place: string) =>
  path === place || (path !== '/' && place.startsWith(`${path}/`));

/**
 * The `aria-current` of a menu entry: `page` when it leads to where one is, `true` when it leads to the part of the
 * portal in which one is, such as the list that a file belongs to.
 *
 * @param pathname where one is
 */
export function entryMark({ to, sections }: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  const place = pathKey(pathname);
  if (pathKey(to) === place) return 'page';
  return [to, ...sections].some((path) => isWithin(pathKey(path), place)) ? 'true' : undefined;
}
