import { pictureAt, pictureSources } from '@portal/domain/content';

/** What a text of the content service may be made of. */
export const TAGS = [
  ...[
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'mark',
    'abbr',
    'span',
    'div',
  ],
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'q', 'a', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
];
export const ATTRIBUTES = [
  'href',
  'title',
  'lang',
  'datetime',
  'src',
  'alt',
  'width',
  'height',
  'scope',
  'colspan',
  'rowspan',
  'start',
];

/** What a picture of ours gets besides. */
export const PICTURE_ATTRIBUTES = ['sizes', 'srcset', 'loading', 'decoding'];

/** http, https, mailto, tel, or an address inside the portal. `//host` is none of these. */
export const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** Of every link: the page it leads to learns nothing of the one that it leads from. */
export const LINK_RELATION = 'noopener noreferrer';

/** How wide a text is on the screen: `.richText`, whose 65ch are some 40rem. */
const TEXT_SIZES = '(min-width: 42rem) 40rem, 100vw';

/** Attributes as they are written; an attribute that is not there is undefined. */
export type Written = Readonly<Record<string, string | undefined>>;

const sideOf = (written: string | undefined, otherwise: number | null): number | null =>
  /^[1-9]\d{0,3}$/.test(written ?? '') ? Number(written) : otherwise;

/**
 * The attributes of a picture of the portal's own content service: its address, both of its sides or none (one alone keeps
 * no place free), and how it is fetched (decision 0038).
 * @returns undefined for any other: there is nothing to ask for, and its words stand in its place
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

/** A page has one h1 and it is ours: the editors' becomes an h2. */
export const lowerFirstHeading = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
