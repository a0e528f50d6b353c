/**
 * Resolves an untrusted URL to a path and query of this site; undefined when it leads elsewhere. The result is checked
 * too: `/.//h` is a path of this site, but normalises to `//h`, the address of another host.
 *
 * @param address as received, such as the `next` of a link
 * @param origin of this site
 */
export function ownPath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: reached, pathname, search } = new URL(address, origin);
  const path = pathname + search;
  // A second slash, or an equivalent character, starts a host name.
  if (reached !== origin || !/^\/(?![/\\])/.test(path)) return undefined;
  return new URL(path, origin).origin === origin ? path : undefined;
}
