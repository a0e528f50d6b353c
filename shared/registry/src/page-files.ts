import type { Release } from './registry';

/** A file that a page asks for as it opens. */
export interface PageFile {
  /** URL path. */
  readonly href: string;
  readonly as: 'script' | 'style' | 'image';
  /** `sha384-…` that it must hash to. */
  readonly digest: string;
}

/** Everything that a page of a release needs to be drawn: the entry of the release first. */
export function filesOfPage(release: Release, page: string): readonly PageFile[] {
  const files = release.pages[page];
  if (!files) return [];
  const wanted = [
    ...[release.entry, ...files.js].map((file) => ({ file, as: 'script' }) as const),
    ...files.css.map((file) => ({ file, as: 'style' }) as const),
    ...(files.images ?? []).map((file) => ({ file, as: 'image' }) as const),
  ];
  return wanted.flatMap(({ file, as }) => {
    const digest = release.integrity[file];
    return digest === undefined ? [] : [{ href: release.base + file, as, digest }];
  });
}

/**
 * The attributes of the link that asks for a file ahead. They are those of the element that follows, or the browser would
 * fetch the file twice: it checks scripts and style sheets, and no image.
 */
export const preloadAttributes = ({ href, as, digest }: PageFile): Readonly<Record<string, string>> => ({
  rel: 'preload',
  as,
  href,
  ...(as === 'image' ? { fetchpriority: 'high' } : { integrity: digest, crossorigin: 'anonymous' }),
});
