import { pictureAt, pictureSources } from '@portal/domain/content';
import createPurifier from 'dompurify';

/** HTML that may be given to the page. A `TrustedHTML` where the browser knows Trusted Types, else a string. */
export type SafeHtml = string;

type Sanitise = (html: string) => SafeHtml;

const TAGS = [
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
const ATTRIBUTES = [
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

/** What holds no address: dompurify would drop `colspan="2"`, which looks like none that is safe. */
const NO_ADDRESSES = ['lang', 'datetime', 'width', 'height', 'scope', 'colspan', 'rowspan', 'start'];

/** http, https, mailto, tel, or an address inside the portal. `//host` is none of these. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

const KEY = Symbol.for('portal.sanitise');
const page = globalThis as { [KEY]?: Sanitise };

/**
 * Cleans what editors wrote in the content service: an allow-list of text markup, links that lead somewhere safe, no
 * style, script, id or form, pictures of the portal's own content service only (decision 0038). Each remote carries a copy of this file, but a page may create the Trusted Types policy
 * `dompurify` once only: the first copy serves all.
 */
export function sanitise(html: string): SafeHtml {
  const before = page[KEY];
  if (before !== undefined) return before(html);
  const created = createSanitiser();
  page[KEY] = created;
  return created(html);
}

function createSanitiser(): Sanitise {
  const purifier = createPurifier(window);
  purifier.addHook('beforeSanitizeAttributes', (element) => {
    if (element.nodeName === 'IMG') keepOnlyAsset(element);
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') element.setAttribute('rel', 'noopener noreferrer');
    if (element.nodeName === 'IMG') drawFromHere(element);
  });
  return (html) =>
    purifier.sanitize(lowerFirstHeading(html), {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      ADD_URI_SAFE_ATTR: NO_ADDRESSES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as SafeHtml;
}

const sideOf = (element: Element, name: 'width' | 'height', otherwise: number | null): number | null => {
  const written = element.getAttribute(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(written) ? Number(written) : otherwise;
};

/** Leaves a picture the address of the portal's own, and both of its sides or none: one alone keeps no place free. */
function keepOnlyAsset(element: Element): void {
  const picture = pictureAt(element.getAttribute('src') ?? '');
  const width = sideOf(element, 'width', picture?.width ?? null);
  const height = sideOf(element, 'height', picture?.height ?? null);
  for (const name of ['src', 'width', 'height']) element.removeAttribute(name);
  if (picture === undefined) return;
  element.setAttribute('src', picture.address);
  if (width === null || height === null) return;
  element.setAttribute('width', String(width));
  element.setAttribute('height', String(height));
}

/** How wide a text is on the screen: `.richText`, whose 65ch are some 40rem. */
const TEXT_SIZES = '(min-width: 42rem) 40rem, 100vw';

/** Draws a picture of the content service. Of any other there is nothing to ask for: its words stand in its place. */
function drawFromHere(element: Element): void {
  const alternative = element.getAttribute('alt') ?? '';
  const address = element.getAttribute('src');
  if (address === null) {
    element.replaceWith(document.createTextNode(alternative));
    return;
  }
  const { src, srcSet } = pictureSources(address);
  element.setAttribute('alt', alternative);
  element.setAttribute('sizes', TEXT_SIZES);
  element.setAttribute('loading', 'lazy');
  element.setAttribute('decoding', 'async');
  element.setAttribute('srcset', srcSet);
  element.setAttribute('src', src);
}

/** A page has one h1 and it is ours: the editors' becomes an h2. */
const lowerFirstHeading = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
