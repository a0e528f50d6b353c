import type { Release } from '@portal/registry/registry';

declare global {
  // The map that webpack's runtime reads in the shell and in every remote (shared/build/webpack/integrity-plugin.cjs).
  var __PORTAL_SRI__: Record<string, string> | undefined;
}

/** Id of the data block in which the server writes the digests of the shell's own files, by URL path. */
const DATA_BLOCK = 'portal-integrity';

/** URL path → digest, for every file that may run in this page. Without a prototype: no name is there by chance. */
function knownFiles(): Record<string, string> {
  globalThis.__PORTAL_SRI__ ??= Object.create(null) as Record<string, string>;
  return globalThis.__PORTAL_SRI__;
}

/** Takes in the shell's own digests from the page, before the first chunk is asked for. */
export function trustShellFiles(page: Document): void {
  const block = page.getElementById(DATA_BLOCK);
  Object.assign(knownFiles(), JSON.parse(block?.textContent ?? '{}'));
}

/** Takes in the digests of a release: from now on its files, and no others below its folder, may load. */
export function trustRelease(release: Release): void {
  const files = knownFiles();
  for (const [file, digest] of Object.entries(release.integrity)) files[release.base + file] = digest;
}

/**
 * The digest that the file behind a URL must have.
 * @returns undefined for what is not ours: another origin, or a file of no known release
 */
export function digestOf(url: string, origin: string = location.origin): string | undefined {
  const resolved = new URL(url, origin);
  if (resolved.origin !== origin) return undefined;
  const files = knownFiles();
  return Object.hasOwn(files, resolved.pathname) ? files[resolved.pathname] : undefined;
}
