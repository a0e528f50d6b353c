import { pictureAt, pictureSources } from '@portal/domain/content';

/** Elements allowed in a content service text. */
export const TAGS = (
  'p br hr strong b em i u s sub sup small mark abbr span div ' +
  'h2 h3 h4 ul ol li dl dt dd blockquote cite q a time table caption thead tbody tr th td figure figcaption img'
).split(' ');
export const ATTRIBUTES = 'href title lang datetime src alt width height scope colspan rowspan start'.split(
  ' ',
);

export const PICTURE_ATTRIBUTES = ['sizes', 'srcset', 'loading', 'decoding'];

/** http, https, mailto, tel, or a path inside the portal. `//host` is none of these. */
export const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** For every link: the target page learns nothing about the page it was opened from. */
export const LINK_RELATION = 'noopener noreferrer';

/** Displayed width of a text: `.richText`, whose 65ch are about 40rem. */
const TEXT_SIZES = '(min-width: 42rem) 40rem, 100vw';

export type Written = Readonly<Record<string, string | undefined>>;

const sideOf = (written: string | undefined, otherwise: number | null): number | null =>
  /^[1-9]\d{0,3}$/.test(written ?? '') ? Number(written) : otherwise;

/**
 * Attributes of an image from the portal's own content service: URL, both dimensions or neither (one alone reserves no
 * space), and loading hints (decision 0038).
 *
 * @returns undefined for any other image, which is replaced by its alternative text
 */
export function pictureAttributes(written: Written): Readonly<Record<string, string>> | undefined {
  const picture = pictureAt(written['src'] ?? '');
  if (picture === undefined) return undefined;
  const { src, srcSet } = pictureSources(picture.address);
  const width = sideOf(written['width'], picture.width);
  const height = sideOf(written['height'], picture.height);
  return {
    ...(width !== null && height !== null && { width: String(width), height: String(height) }),
    alt: written['alt'] ?? '',
    sizes: TEXT_SIZES,
    loading: 'lazy',
    decoding: 'async',
    srcset: srcSet,
    src,
  };
}

/** The page has its own h1: the editor's becomes an h2. */
export const lowerFirstHeading = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
