import { typesetFrench } from '@portal/domain/format';
import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from './sanitise';
import {
  ATTRIBUTES,
  LINK_RELATION,
  lowerFirstHeading,
  pictureAttributes,
  PICTURE_ATTRIBUTES,
  SAFE_ADDRESS,
  TAGS,
} from './text-markup';

/** Removed with their content, as dompurify does. */
const DROPPED = (
  'script style template noscript iframe noembed noframes xmp plaintext title head ' +
  'svg math audio video select option textarea'
).split(' ');

/** An image whose address was removed: its escaped alternative text takes its place. */
const NOT_OURS = /<img alt="([^"]*)" \/>/g;

/**
 * Sanitises content service HTML by the same lists as `sanitise.ts`, without a DOM: the server renders with it, and the
 * browser keeps the result as it is.
 */
export const sanitise = (html: string): SafeHtml =>
  sanitizeHtml(lowerFirstHeading(typesetFrench(html)), {
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES, a: ['rel'], img: PICTURE_ATTRIBUTES },
    // URLs are checked further below.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED,
    enforceHtmlBoundary: false,
    transformTags: {
      '*': (tagName, written) => {
        const isKept = (name: string, value: string) =>
          name === 'src' ? tagName === 'img' : name !== 'href' || SAFE_ADDRESS.test(value);
        const attribs = Object.fromEntries(
          Object.entries(written).filter(([name, value]) => isKept(name, value)),
        );
        if (tagName === 'a') return { tagName, attribs: { ...attribs, rel: LINK_RELATION } };
        if (tagName !== 'img') return { tagName, attribs };
        const { src: _src, width: _width, height: _height, ...others } = attribs;
        const picture = pictureAttributes(attribs);
        return { tagName, attribs: picture ? { ...others, ...picture } : { alt: attribs['alt'] ?? '' } };
      },
    },
  }).replaceAll(NOT_OURS, (_picture, words: string) => words);
