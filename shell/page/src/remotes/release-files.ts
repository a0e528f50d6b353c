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

/** Whether the browser has finished with a file, well or not. jsdom has no such record. */
const isFinished = (href: string): boolean =>
  performance.getEntriesByName(new URL(href, location.origin).href, 'resource').length > 0;

/**
 * Fetches what an earlier load, which ran out of time, may have left under way, bypassing the caches. Browsers let a new
 * element join the pending request of the same address, even after the element that made it was removed: a file that
 * hangs would hang for as long as the page is open. After this one they ask again.
 * @param signal ends the wait; what fails is left to the elements, which report it
 */
export async function renewFiles(release: Release, page: string, signal: AbortSignal): Promise<void> {
  // A picture holds nothing up.
  const pending = filesOfPage(release, page).filter(({ href, as }) => as !== 'image' && !isFinished(href));
  await Promise.allSettled(
    pending.map(async ({ href }) => (await fetch(href, { cache: 'reload', signal })).arrayBuffer()),
  );
}
