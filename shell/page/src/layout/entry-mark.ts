import type { MenuEntry } from '../remotes';

/** Without case, as the router compares. */
const isSame = (path: string, pathname: string) => trimmed(path) === trimmed(pathname);

/** A path is within itself and what is below it; below the root there is nothing, or everything would be. */
const isWithin = (path: string, pathname: string) =>
  isSame(path, pathname) || (path !== '/' && `${trimmed(pathname)}/`.startsWith(`${trimmed(path)}/`));

const trimmed = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/**
 * The `aria-current` of a menu entry: `page` when it leads to where one is, `true` when it leads to the part of the
 * portal in which one is, such as the list that a file belongs to.
 *
 * @param pathname where one is
 */
export function entryMark({ to, sections }: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (isSame(to, pathname)) return 'page';
  return [to, ...sections].some((path) => isWithin(path, pathname)) ? 'true' : undefined;
}
