import { filesOfPage, preloadAttributes } from '@portal/registry/page-files';
import type { Release } from '@portal/registry/registry';

export type FileVerdict =
  /** Unavailable: offline, 404, 500. */
  | 'unreachable'
  /** Available, but not the released file. */
  | 'altered'
  /** Available and intact: a temporary failure. */
  | 'sound';

/**
 * Fetches a file again, bypassing the browser's cache. This distinguishes a network failure from a tampered file,
 * which a script element cannot, and replaces a bad copy in the cache, which would otherwise be kept for a year.
 * @param url address of the file
 * @param digest required hash
 * @param signal aborts; the verdict is then `unreachable`
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
  // The browser checks the fetched copy against the digest.
  return get(url, { integrity: digest, signal }).then(
    () => 'sound',
    () => (signal.aborted ? 'unreachable' : 'altered'),
  );
}

/** Preloads a page in one round trip. A server-rendered page already has its images. */
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
 * Cancels pending files of a release that nobody waits for. webpack must see them fail: otherwise another attempt
 * would wait for the same request, which has no time limit for style sheets.
 */
export function abandonFiles({ base }: Release, document: Document): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>(`script[src*="${base}"]`))
    script.dispatchEvent(new Event('error'));
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`link[href*="${base}"]`)) {
    if (link.rel === 'preload') link.remove();
    else if (!link.sheet) link.dispatchEvent(new Event('error'));
  }
}
