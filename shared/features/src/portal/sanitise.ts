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

/** http, https, mailto, tel, or an address inside the portal. `//host` is none of these. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

const KEY = Symbol.for('portal.sanitise');
const page = globalThis as { [KEY]?: Sanitise };

/**
 * Cleans what editors wrote in the content service: an allow-list of text markup, links that lead somewhere safe, no
 * style, script, id or form. Each remote carries a copy of this file, but a page may create the Trusted Types policy
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
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') element.setAttribute('rel', 'noopener noreferrer');
    if (element.nodeName === 'IMG') element.setAttribute('loading', 'lazy');
  });
  return (html) =>
    purifier.sanitize(lowerFirstHeading(html), {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as SafeHtml;
}

/** A page has one h1 and it is ours: the editors' becomes an h2. */
const lowerFirstHeading = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
