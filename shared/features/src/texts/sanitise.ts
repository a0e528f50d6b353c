import { typesetFrench } from '@portal/domain/format';
import createPurifier from 'dompurify';
import {
  ATTRIBUTES,
  LINK_RELATION,
  lowerFirstHeading,
  pictureAttributes,
  PICTURE_ATTRIBUTES,
  SAFE_ADDRESS,
  TAGS,
} from './text-markup';

/** HTML that may be put into the page: a `TrustedHTML` where the browser supports Trusted Types, else a string. */
export type SafeHtml = string;

type Sanitise = (html: string) => SafeHtml;

/** Attributes that never hold a URL: dompurify would drop `colspan="2"` as an unsafe one. */
const NO_ADDRESSES = ['lang', 'datetime', 'width', 'height', 'scope', 'colspan', 'rowspan', 'start'];

const KEY = Symbol.for('portal.sanitise');
const page = globalThis as { [KEY]?: Sanitise };

/**
 * Sanitises content service HTML: an allow-list of text markup, safe links, no style, script, id or form, and images
 * from the portal's own content service only (decision 0038). Each remote bundles this file, but a page may create the
 * Trusted Types policy `dompurify` only once: the first copy serves all. On the server, `sanitise.drawing.ts` replaces
 * it.
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
    if (element.nodeName === 'A') element.setAttribute('rel', LINK_RELATION);
    if (element.nodeName === 'IMG') drawFromHere(element);
  });
  return (html) =>
    purifier.sanitize(lowerFirstHeading(typesetFrench(html)), {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      ADD_URI_SAFE_ATTR: NO_ADDRESSES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as SafeHtml;
}

/** Keeps images of the content service, and replaces others by their alternative text. */
function drawFromHere(element: Element): void {
  const written = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const attributes = pictureAttributes(written);
  if (attributes === undefined) {
    element.replaceWith(document.createTextNode(written['alt'] ?? ''));
    return;
  }
  for (const name of [...ATTRIBUTES, ...PICTURE_ATTRIBUTES]) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, value);
    else if (name === 'width' || name === 'height') element.removeAttribute(name);
  }
}
