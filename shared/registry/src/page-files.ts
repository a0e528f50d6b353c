import type { Release } from './registry';

export interface PageFile {
  readonly href: string;
  readonly as: 'script' | 'style' | 'image';
  readonly digest: string;
}

/** All files needed to render a page of a release: the release's entry first. */
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

/** As the later element has them (images have no integrity): otherwise the file would be fetched twice. */
export const preloadAttributes = ({ href, as, digest }: PageFile): Readonly<Record<string, string>> => ({
  rel: 'preload',
  as,
  href,
  ...(as === 'image' ? { fetchpriority: 'high' } : { integrity: digest, crossorigin: 'anonymous' }),
});
