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

/** HTML that may be given to the page. A `TrustedHTML` where the browser knows Trusted Types, else a string. */
export type SafeHtml = string;

type Sanitise = (html: string) => SafeHtml;

/** What holds no address: dompurify would drop `colspan="2"`, which looks like none that is safe. */
const NO_ADDRESSES = ['lang', 'datetime', 'width', 'height', 'scope', 'colspan', 'rowspan', 'start'];

const KEY = Symbol.for('portal.sanitise');
const page = globalThis as { [KEY]?: Sanitise };

/**
 * Cleans what editors wrote in the content service: an allow-list of text markup, links that lead somewhere safe, no
 * style, script, id or form, pictures of the portal's own content service only (decision 0038). Each remote carries a copy
 * of this file, but a page may create the Trusted Types policy `dompurify` once only: the first copy serves all. Where the
 * server draws a page, `sanitise.drawing.ts` stands in for it.
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

/** Draws a picture of the content service, and puts its words in the place of any other. */
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
