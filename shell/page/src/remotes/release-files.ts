import { filesOfPage, preloadAttributes } from '@portal/registry/page-files';
import type { Release } from '@portal/registry/registry';

/** What is the matter with a file that would not load. */
export type FileVerdict =
  /** It cannot be had: offline, 404, 500. */
  | 'unreachable'
  /** It can be had and is not the file that was released. */
  | 'altered'
  /** It can be had and is right: whatever happened has passed. */
  | 'sound';

/**
 * Asks for a file again, past the browser's cache. This tells a dead network from a tampered file, which look the same
 * to a script element, and it replaces a bad copy in the cache, which would otherwise be kept for a year.
 * @param url address of the file
 * @param digest what it must hash to
 * @param signal gives up; the verdict is then `unreachable`
 */
export async function examineFile(
  url: string,
  digest: string,
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<FileVerdict> {
  try {
    const answer = await get(url, { cache: 'reload', signal });
    if (!answer.ok) return 'unreachable';
    await answer.arrayBuffer();
  } catch {
    return 'unreachable';
  }
  // The copy that has just arrived, held against the digest by the browser itself.
  return get(url, { integrity: digest, signal }).then(
    () => 'sound',
    () => (signal.aborted ? 'unreachable' : 'altered'),
  );
}

/**
 * Asks the browser for everything a page needs at once: one round trip instead of entry, then contract, then page. What
 * is on screen already, drawn by the server, has its pictures.
 */
export function preloadPage(release: Release, page: string, document: Document): void {
  const isOnScreen = document.querySelector(`[data-version="${release.version}"]`) !== null;
  for (const file of filesOfPage(release, page)) {
    if (isAskedFor(file.href, document) || (isOnScreen && file.as === 'image')) continue;
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(preloadAttributes(file))) link.setAttribute(name, value);
    document.head.append(link);
  }
}

const isAskedFor = (href: string, document: Document): boolean =>
  [...document.head.querySelectorAll('link')].some((link) => link.getAttribute('href') === href);

/**
 * Lets go of the files of a release that are still under way, when nobody waits for them any more. webpack is told that
 * they failed, or a later try would wait for the same silent request: it has no time limit of its own for style sheets.
 */
export function abandonFiles({ base }: Release, document: Document): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>(`script[src*="${base}"]`))
    script.dispatchEvent(new Event('error'));
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`link[href*="${base}"]`)) {
    if (link.rel === 'preload') link.remove();
    else if (!link.sheet) link.dispatchEvent(new Event('error'));
  }
}
