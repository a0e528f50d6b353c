import type { Release } from '@portal/registry/registry';

declare global {
  // Read by webpack's runtime in the shell and in every remote (shared/remote-sdk/webpack/integrity-plugin.cjs).
  var __PORTAL_SRI__: Record<string, string> | undefined;
}

/** Id of the data block in which the server writes the digests of the shell's files, by URL path. */
const DATA_BLOCK = 'portal-integrity';

/** URL path → digest of every file that may run in this page. No prototype, so that no inherited name matches. */
function knownFiles(): Record<string, string> {
  globalThis.__PORTAL_SRI__ ??= Object.create(null) as Record<string, string>;
  return globalThis.__PORTAL_SRI__;
}

/** Adds the shell's digests from the page; call before the first chunk is loaded. */
export function trustShellFiles(page: Document): void {
  const block = page.getElementById(DATA_BLOCK);
  Object.assign(knownFiles(), JSON.parse(block?.textContent ?? '{}'));
}

/** Adds the digests of a release: from now on only its files may load from its folder. */
export function trustRelease(release: Release): void {
  const files = knownFiles();
  for (const [file, digest] of Object.entries(release.integrity)) files[release.base + file] = digest;
}

/**
 * The required digest of the file at a URL.
 * @returns undefined for another origin, or a file of no known release
 */
export function digestOf(url: string): string | undefined {
  const resolved = new URL(url, location.origin);
  if (resolved.origin !== location.origin) return undefined;
  const files = knownFiles();
  return Object.hasOwn(files, resolved.pathname) ? files[resolved.pathname] : undefined;
}
