/**
 * The path and query that an address from outside leads to on this very site; undefined when it leads elsewhere, or is
 * no path. What is returned is judged, not only what came: `/.//h` is a path of this site whose normal form, `//h`, is
 * the address of another host.
 *
 * @param address as it came, such as the `next` of a link
 * @param origin of this site
 */
export function ownPath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: reached, pathname, search } = new URL(address, origin);
  const path = pathname + search;
  // A second slash, or what a browser takes for one, begins the name of a host.
  if (reached !== origin || !/^\/(?![/\\])/.test(path)) return undefined;
  return new URL(path, origin).origin === origin ? path : undefined;
}
