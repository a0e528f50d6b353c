declare global {
  // Called by webpack's runtime in the shell and in every remote (shared/remote-sdk/webpack/integrity-plugin.cjs).
  var __PORTAL_ASK__: ((element: HTMLScriptElement | HTMLLinkElement) => void) | undefined;
}

/**
 * Sees each script and style sheet that webpack's runtime is about to add. Browsers let a new element join the pending
 * request of the same address, even after the element that made it was removed: a file that hangs would hang for as long
 * as the page is open. Where one is still under way, the new element gets its address only after the file was fetched
 * past the caches.
 */
export function askAnew(): NonNullable<typeof globalThis.__PORTAL_ASK__> {
  const pending = new Map<string, HTMLElement>();
  return (element) => {
    const name = element.localName === 'link' ? 'href' : 'src';
    const address = element.getAttribute(name) ?? '';
    if (pending.has(address)) {
      element.removeAttribute(name);
      // What webpack names when the time of the element is over.
      Object.defineProperty(element, name, { value: new URL(address, location.origin).href });
      void fetch(address, { cache: 'reload' })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined)
        // What fails is left to the element, which reports it.
        .then(() => element.setAttribute(name, address));
    }
    pending.set(address, element);
    for (const end of ['load', 'error'])
      element.addEventListener(end, () => pending.get(address) === element && pending.delete(address));
  };
}
